// Cooking step by step. The address names the step, so that Back and a reload lead to where one was.
const article = document.querySelector('.cook')
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)]
const steps = $$('.cook-step', article)
const shown = () => steps.find(({ id }) => `#${id}` === location.hash) ?? steps[0]

// Who listens or uses a keyboard is where the page is.
addEventListener('hashchange', () => {
  scrollTo(0, 0)
  shown().querySelector('h2').focus({ preventScroll: true })
})

const LEADS = { ArrowRight: 'next', PageDown: 'next', ArrowLeft: 'prev', PageUp: 'prev' }
addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = LEADS[event.key] && shown().querySelector(`a[rel=${LEADS[event.key]}]`)
  if (!link) return
  event.preventDefault()
  link.click()
})

// The screen stays on for as long as the page is looked at.
const awake = article.querySelector('[data-awake]')
const stayAwake = async () => {
  try {
    await navigator.wakeLock.request('screen')
    awake.classList.add('on')
  } catch {
    awake.classList.remove('on')
  }
}
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && stayAwake())
stayAwake()

const read = (key, otherwise) => {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise
  } catch {
    return otherwise
  }
}
const keep = (key, value) => {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing still lets one cook.
  }
}

const sound = document.getElementById('sound')
sound.checked = read('cook-sound', true)
sound.addEventListener('change', () => keep('cook-sound', sound.checked))

// A browser lets a page sound only after it was touched: the timer's button is what was touched.
let speaker
const beep = () => {
  navigator.vibrate?.([200, 100, 200])
  if (!speaker || !sound.checked) return
  for (const at of [0, 0.35, 0.7]) {
    const tone = speaker.createOscillator()
    const volume = speaker.createGain()
    volume.gain.value = 0.2
    tone.frequency.value = 880
    tone.connect(volume).connect(speaker.destination)
    tone.start(speaker.currentTime + at)
    tone.stop(speaker.currentTime + at + 0.2)
  }
}

// Timers run over all steps and are there again after a reload. A day old they are of another dinner.
const KEY = `timers:${location.pathname}`
const DAY = 86_400_000
const board = article.querySelector('.timers')
const alarm = board.querySelector('[role=alert]')
const { title } = document
let timers = read(KEY, []).filter(({ ends }) => ends > Date.now() - DAY)
let ticking

const twoDigits = (number) => String(number).padStart(2, '0')
const clock = (milliseconds) => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return `${hours ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`
}

const line = (timer) => {
  const item = document.createElement('li')
  const name = document.createElement('span')
  const time = document.createElement('b')
  const stop = document.createElement('button')
  time.setAttribute('role', 'timer')
  stop.type = 'button'
  stop.textContent = board.dataset.stop
  stop.setAttribute('aria-label', `${board.dataset.stop}: ${timer.step}`)
  stop.addEventListener('click', () => {
    timers = timers.filter((other) => other !== timer)
    draw()
  })
  item.append(name, time, stop)
  return { item, name, time }
}
let lines = new Map()

const tick = () => {
  for (const timer of timers) {
    const { item, name, time } = lines.get(timer)
    const left = timer.ends - Date.now()
    time.textContent = clock(left)
    item.classList.toggle('up', left <= 0)
    name.textContent = left > 0 ? timer.step : timer.up
    if (left > 0 || timer.told) continue
    timer.told = true
    alarm.textContent = timer.up
    beep()
    keep(KEY, timers)
  }
  const isUp = timers.some(({ told }) => told)
  document.title = isUp ? `⏰ ${title}` : title
}

const draw = () => {
  keep(KEY, timers)
  lines = new Map(timers.map((timer) => [timer, line(timer)]))
  board.querySelector('ul').replaceChildren(...[...lines.values()].map(({ item }) => item))
  board.hidden = timers.length === 0
  clearInterval(ticking)
  if (timers.length > 0) ticking = setInterval(tick, 500)
  tick()
}

article.addEventListener('click', (event) => {
  const { minutes, up } = event.target.closest('button[data-minutes]')?.dataset ?? {}
  if (!minutes) return
  speaker ??= globalThis.AudioContext && new AudioContext()
  const step = shown().querySelector('h2').textContent
  timers = [...timers, { step, up, ends: Date.now() + Number(minutes) * 60_000, told: false }]
  draw()
})
draw()
