// What the pages do beyond reading. All of it is also possible, if slower, without this file.
const lang = document.documentElement.lang
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)]

// Ticks of a shopping list, kept on this device for each plan.
const list = document.querySelector('[data-plan]')
if (list) {
  const key = `ticks:${list.dataset.plan}`
  const boxes = $$('input[type=checkbox]', list)
  const counted = boxes.filter((box) => !box.closest('.pantry'))
  const progress = list.querySelector('[data-progress]')
  const untick = list.querySelector('[data-do=untick]')
  const number = new Intl.NumberFormat(lang)
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? []
    } catch {
      return []
    }
  }
  const tell = () => {
    const ticked = counted.filter((box) => box.checked).length
    progress.textContent = progress.dataset.progress.replace('{}', number.format(ticked))
    progress.hidden = false
    untick.hidden = !boxes.some((box) => box.checked)
  }
  const show = () => {
    const ticked = new Set(read())
    for (const box of boxes) box.checked = ticked.has(box.value)
    tell()
  }
  const keep = () => {
    const ticked = boxes.filter((box) => box.checked).map((box) => box.value)
    try {
      if (ticked.length) localStorage.setItem(key, JSON.stringify(ticked))
      else localStorage.removeItem(key)
    } catch {
      // A browser that keeps nothing still lets one tick.
    }
    tell()
  }
  list.addEventListener('change', keep)
  untick.addEventListener('click', () => {
    for (const box of boxes) box.checked = false
    keep()
    boxes[0]?.focus()
  })
  addEventListener('storage', (event) => event.key === key && show())
  // Pages that come back from the browser's memory, too.
  addEventListener('pageshow', show)
  show()
}

// The list as text for a messenger.
const asText = () => {
  const line = (label) =>
    `☐ ${label.querySelector('bdi').textContent}: ${label.querySelector('b').firstChild.textContent}`
  const part = (aisle) =>
    [aisle.querySelector('h3').firstChild.textContent.trim(), ...$$('label', aisle).map(line)].join('\n')
  return [...$$('.aisle').map(part), share()].join('\n\n')
}

// The address without the reader's language: whoever opens it sees their own.
const share = () => {
  const url = new URL(location.href)
  url.searchParams.delete('lang')
  url.hash = ''
  return url.href
}

const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without https there is no clipboard but this one.
    const area = document.createElement('textarea')
    area.value = text
    document.body.append(area)
    area.select()
    document.execCommand('copy')
    area.remove()
  }
}

const done = (button) => {
  const { textContent } = button
  if (textContent === button.dataset.done) return
  button.textContent = button.dataset.done
  setTimeout(() => {
    button.textContent = textContent
  }, 2000)
}

const does = {
  print: () => print(),
  copy: (button) => copy(asText()).then(() => done(button)),
  share: async (button) => {
    if (navigator.share) {
      await navigator.share({ title: document.title, url: share() }).catch(() => {})
      return
    }
    await copy(share())
    done(button)
  },
}
for (const button of $$('[data-do]')) {
  const action = does[button.dataset.do]
  if (!action) continue
  button.hidden = false
  button.addEventListener('click', () => action(button))
}

// Parts that change in place: the same page is asked for, and its parts put where the old ones were.
const fetched = async (url) => new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')

const renew = async (url, keepAddress) => {
  const focused = document.activeElement?.id
  const page = await fetched(url)
  for (const part of $$('[data-part]')) {
    const fresh = page.getElementById(part.id)
    if (fresh) part.replaceWith(document.adoptNode(fresh))
  }
  if (!keepAddress) history.replaceState(null, '', url)
  if (focused) document.getElementById(focused)?.focus()
}

const dialog = async (url) => {
  const page = await fetched(url)
  const box = document.createElement('dialog')
  box.append(...document.adoptNode(page.querySelector('main')).childNodes)
  const back = box.querySelector('.button')
  box.autofocus = true
  box.setAttribute('aria-label', box.querySelector('h1').textContent)
  back?.addEventListener('click', (event) => {
    event.preventDefault()
    box.close()
  })
  box.addEventListener('close', () => box.remove())
  box.addEventListener('click', (event) => event.target === box && box.close())
  document.body.append(box)
  box.showModal()
}

const leave = (url) => () => {
  location.href = url
}
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-live], a[data-dialog]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const change = 'live' in link.dataset ? renew : dialog
  change(link.href).catch(leave(link.href))
})

const address = (form) => {
  const url = new URL(form.dataset.live || form.action, location.href)
  const sent = new URLSearchParams(new FormData(form))
  for (const name of new Set(sent.keys())) url.searchParams.set(name, sent.getAll(name).join())
  return url.href
}
document.addEventListener('change', (event) => {
  const form = event.target.closest('form[data-live]')
  if (!form || !event.target.matches('select')) return
  // Another country has other stores and regions.
  if (event.target.name === 'country') {
    for (const name of ['store', 'region']) if (form.elements[name]) form.elements[name].value = ''
  }
  if (form.method === 'get' || event.target.name === 'country')
    renew(address(form), form.method !== 'get').catch(() => {})
})

// One plan for one press of a button. It stays alive: who stops the browser, or comes back, may press again.
const PATIENCE = 15000
let sent
const calm = () => {
  if (!sent) return
  clearTimeout(sent.timer)
  sent.button.textContent = sent.text
  sent = undefined
}
document.addEventListener('submit', (event) => {
  const button = event.submitter
  if (button?.dataset.busy === undefined) return
  if (sent) {
    event.preventDefault()
    return
  }
  sent = { button, text: button.textContent, timer: setTimeout(calm, PATIENCE) }
  button.textContent = button.dataset.busy
  // Who comes back finds the answers, whether or not the browser remembers the page.
  const { live } = event.target.dataset
  if (live) history.replaceState(null, '', address(event.target))
})
addEventListener('pageshow', () => {
  calm()
  // A browser may put back another country than the stores beside it are of.
  const country = document.querySelector('select[data-shown]')
  if (country && country.value !== country.dataset.shown) renew(address(country.form), true).catch(() => {})
})

// A picture that is not drawn yet leaves no hole.
const hide = (image) => {
  image.hidden = true
}
for (const image of $$('img')) {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) hide(image)
  image.addEventListener('error', () => hide(image))
}

// Opened pages work without a connection. The first one came before there was anybody to keep it.
navigator.serviceWorker
  ?.register('/sw.js')
  .then(() => navigator.serviceWorker.ready)
  .then(async () => {
    const [address] = location.href.split('#')
    if (!/^\/(plan|recipe)\//.test(location.pathname) || (await caches.match(address))) return
    const name = (await caches.keys()).find((one) => one.startsWith('pages-'))
    if (name) await (await caches.open(name)).add(address)
  })
  .catch(() => {})
