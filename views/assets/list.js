// The shopping list: ticks, what is at home, and what people put on it themselves. It is kept on this device for each
// plan. A page whose list has `data-household` keeps it elsewhere: it hears of every change by the event `list:change`,
// and sets what is shown by the event `list:state`; both are raised on the document.
const list = document.querySelector('[data-plan]')
const { plan } = list.dataset
const isShared = 'household' in list.dataset
const words = list.querySelector('[data-words]').dataset
// Figures are written as the page writes them: a browser may not know its language.
const pattern = JSON.parse(list.dataset.money)
const grouped = (whole) => (whole.length < pattern.groupFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, pattern.group))
const money = (value) => {
  const [whole, rest] = value.toFixed(pattern.digits).split('.')
  return `${pattern.before}${grouped(whole)}${rest ? pattern.decimal + rest : ''}${pattern.after}`
}
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name])

const own = list.querySelector('.own')
const lines = [...list.querySelectorAll('li[data-needed]')].map((line) => ({
  line,
  box: line.querySelector('input'),
  name: line.querySelector('bdi').textContent,
  have: line.querySelector('[data-have]'),
  cost: Number(line.dataset.cost),
  packs: Number(line.dataset.packs),
}))
const lineOf = (id) => lines.find(({ box }) => box.value === id)

// What is ticked, at home, and one's own; and how many packs a tick stands for.
let state = { ticks: new Set(), have: new Set(), own: new Map(), packs: {} }

const read = (id) => {
  try {
    const kept = JSON.parse(localStorage.getItem(`list:${id}`))
    // As it was kept before there was more than ticks.
    return kept ?? { ticks: JSON.parse(localStorage.getItem(`ticks:${id}`)) ?? [] }
  } catch {
    return {}
  }
}
const parsed = ({ ticks = [], have = [], own: items = [], packs = {} }) => ({
  ticks: new Set(ticks),
  have: new Set(have),
  own: new Map(items.map((item) => [item.id, item])),
  packs,
})
const keep = () => {
  if (isShared) return
  const { ticks, have, own: items, packs } = state
  try {
    if (ticks.size + have.size + items.size === 0) localStorage.removeItem(`list:${plan}`)
    else
      localStorage.setItem(
        `list:${plan}`,
        JSON.stringify({ ticks: [...ticks], have: [...have], own: [...items.values()], packs }),
      )
    localStorage.removeItem(`ticks:${plan}`)
  } catch {
    // A browser that keeps nothing still lets one tick.
  }
}

// Own items, each a line made of the template.
const template = own.querySelector('template').content
const ownLine = (id) => own.querySelector(`li[data-own="${CSS.escape(id)}"]`)
const showOwn = () => {
  for (const line of own.querySelectorAll('li[data-own]')) if (!state.own.has(line.dataset.own)) line.remove()
  for (const { id, text, ticked } of state.own.values()) {
    let line = ownLine(id)
    if (!line) {
      line = document.importNode(template, true).querySelector('li')
      line.dataset.own = id
      const remove = line.querySelector('[data-remove]')
      remove.ariaLabel = filled(remove.ariaLabel, { name: text })
      own.querySelector('ul').append(line)
    }
    line.querySelector('bdi').textContent = text
    line.querySelector('input').checked = ticked
  }
}

const counted = () => {
  const bought = lines.filter(({ line, box }) => 'cost' in line.dataset && !state.have.has(box.value))
  const ticked = bought.filter(({ box }) => box.checked)
  const sum = (some) => some.reduce((all, { cost }) => all + cost, 0)
  const items = [...state.own.values()]
  return {
    ticked: ticked.length + items.filter((item) => item.ticked).length,
    items: bought.length + items.length,
    cost: sum(ticked),
    total: sum(bought),
  }
}
const tell = () => {
  const { ticked, items, cost, total } = counted()
  const progress = list.querySelector('[data-progress]')
  progress.textContent = filled(progress.dataset.progress, {
    ticked: grouped(String(ticked)),
    items: grouped(String(items)),
  })
  const about = list.querySelector('[data-sum]')
  if (about) about.textContent = filled(about.dataset.sum, { cost: money(cost), total: money(total) })
  list.querySelector('[data-do=untick]').hidden = !list.querySelector('input:checked')
}

const show = () => {
  for (const { line, box, have } of lines) {
    box.checked = state.ticks.has(box.value)
    const isHome = state.have.has(box.value)
    line.classList.toggle('home', isHome)
    if (!have) continue
    have.ariaPressed = String(isHome)
    have.textContent = isHome ? words.needIt : words.haveIt
  }
  showOwn()
  tell()
  document.dispatchEvent(new CustomEvent('list:shown'))
}

// Changes, and what takes each back.
const inverse = ({ removed, ...change }) => {
  if (change.kind !== 'own') return { ...change, value: !change.value }
  if (removed) return change
  return state.own.has(change.id) ? { ...change, value: !change.value } : { ...change, removed: true }
}
const apply = ({ kind, id, value, text, removed }) => {
  if (kind === 'own') {
    if (removed) state.own.delete(id)
    else state.own.set(id, { id, text, ticked: value })
    return
  }
  const ids = kind === 'tick' ? state.ticks : state.have
  if (value) ids.add(id)
  else ids.delete(id)
  if (kind === 'tick') state.packs[id] = value ? lineOf(id)?.packs : undefined
}

const toast = list.querySelector('.toast')
let takeBack
let fading
const say = (text, changes) => {
  toast.firstElementChild.textContent = text
  toast.hidden = false
  takeBack = changes
  clearTimeout(fading)
  fading = setTimeout(() => {
    toast.hidden = true
  }, 8000)
}
const act = (changes, text) => {
  const back = changes.map(inverse).reverse()
  for (const change of changes) {
    apply(change)
    document.dispatchEvent(new CustomEvent('list:change', { detail: change }))
  }
  keep()
  show()
  if (text) say(text, back)
  else toast.hidden = true
}
toast.querySelector('button').addEventListener('click', () => act(takeBack))

const ownChange = (id, rest) => ({ kind: 'own', id, text: state.own.get(id).text, value: false, ...rest })
list.addEventListener('change', ({ target }) => {
  if (target.type !== 'checkbox') return
  const item = target.closest('li[data-own]')?.dataset.own
  const name = target.closest('label').querySelector('bdi').textContent
  const text = target.checked && filled(words.ticked, { name })
  if (item) act([ownChange(item, { value: target.checked })], text)
  else act([{ kind: 'tick', id: target.value, value: target.checked }], text)
})
list.addEventListener('click', ({ target }) => {
  const have = target.closest('[data-have]')
  if (have) {
    const { box, name } = lines.find((one) => one.have === have)
    const value = !state.have.has(box.value)
    act([{ kind: 'have', id: box.value, value }], value && filled(words.have, { name }))
  }
  const removed = target.closest('[data-remove]')?.closest('li').dataset.own
  if (removed) {
    const { text, ticked } = state.own.get(removed)
    act([ownChange(removed, { value: ticked, removed: true })], filled(words.removed, { name: text }))
    own.querySelector('.add input').focus()
  }
})
list.querySelector('[data-do=untick]').addEventListener('click', () => {
  const changes = [
    ...[...state.ticks].map((id) => ({ kind: 'tick', id, value: false })),
    ...[...state.own.values()].filter(({ ticked }) => ticked).map(({ id }) => ownChange(id)),
  ]
  act(changes, words.unticked)
  lines[0]?.box.focus({ preventScroll: true })
})
own.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const { text } = event.target.elements
  const said = text.value.trim()
  text.value = ''
  if (!said) return
  // No `randomUUID` without https.
  const id = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  act([{ kind: 'own', id, text: said, value: false }])
})

document.addEventListener('list:state', ({ detail }) => {
  state = parsed({ ...detail, packs: state.packs })
  keep()
  show()
})

// Another plan made of the one that was open takes over its ticks, as long as no more packs are needed.
const takeOver = (former) => {
  const { ticks, have, own: items, packs } = parsed(read(former))
  const mine = parsed(read(plan))
  const stillDone = [...ticks].filter((id) => lineOf(id) && !(lineOf(id).packs > packs[id]))
  state = {
    ticks: new Set([...mine.ticks, ...stillDone]),
    have: new Set([...mine.have, ...have]),
    own: new Map([...mine.own, ...items]),
    packs: { ...mine.packs, ...packs },
  }
  keep()
}
if (!isShared) {
  // Once: what is unticked after that stays so when the page is loaded again.
  const former = new URLSearchParams(location.search).get('from')
  if (former && !history.state?.taken) {
    takeOver(former)
    history.replaceState({ taken: true }, '')
  }
  // Whoever shares the plan has the same ticks on the household's page, which takes them over.
  document.addEventListener('submit', ({ target }) => {
    if (!new URL(target.action).pathname.endsWith('/share')) return
    try {
      sessionStorage.setItem('shared', plan)
    } catch {
      // A browser that keeps nothing has no ticks either.
    }
  })
  const restore = () => {
    state = parsed(read(plan))
    show()
  }
  addEventListener('storage', ({ key }) => key === `list:${plan}` && restore())
  // Pages that come back from the browser's memory, too.
  addEventListener('pageshow', restore)
  restore()
} else show()
