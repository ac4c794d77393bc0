// What the pages do beyond reading. All of it is also possible, if slower, without this file.
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)]

// The list as text for a messenger.
const asText = () => {
  const line = (label) => {
    const amount = label.querySelector('b')?.firstChild.textContent
    return ['☐ ', label.querySelector('bdi').textContent, amount && `: ${amount}`].filter(Boolean).join('')
  }
  const part = (aisle) =>
    [aisle.querySelector('h3').firstChild.textContent.trim(), ...$$('li:not(.home) > label', aisle).map(line)].join(
      '\n',
    )
  const parts = $$('.aisle, .own').filter((aisle) => aisle.querySelector('li:not(.home) > label'))
  return [...parts.map(part), share()].join('\n\n')
}

// The address without the reader's language: whoever opens it sees their own. A preview, which has none, is in the sharer's.
const share = () => {
  const url = new URL(location.href)
  for (const name of ['lang', 'from', 'keep']) url.searchParams.delete(name)
  url.searchParams.set('l', document.documentElement.lang.split('-')[0])
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
  button.addEventListener('click', () => action(button))
}

// Parts that change in place: the same page is asked for, and its parts put where the old ones were.
const fetched = async (url) => new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')

const renew = async (url, keepAddress) => {
  const focused = document.activeElement?.id
  const page = await fetched(url)
  for (const part of $$('[data-part]')) {
    const fresh = page.getElementById(part.id)
    if (!fresh) continue
    // What was folded out stays so.
    for (const details of $$('details[id]', fresh)) details.open ||= document.getElementById(details.id)?.open
    part.replaceWith(document.adoptNode(fresh))
  }
  // What is in the basket is marked in them, too.
  document.dispatchEvent(new CustomEvent('basket'))
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
  for (const name of new Set(sent.keys())) {
    const value = sent.getAll(name).join()
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  }
  return url.href
}
document.addEventListener('change', (event) => {
  const form = event.target.closest('form[data-live]')
  if (!form || !event.target.matches('select, [type=checkbox]')) return
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

// Opened pages work without a connection.
navigator.serviceWorker?.register('/sw.js').catch(() => {})
