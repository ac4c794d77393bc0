// Keeps what was opened, so that the list and its recipes work in a shop without reception. Pages outlive a new version
// of the service; the files they load stay as long as a kept page loads them.
const FILES = 'files'
const PAGES = 'pages'
const PICTURES = 'pictures'
// How many are kept; the one used longest ago goes first.
const MOST = { [PAGES]: 150, [PICTURES]: 400 }
const CURRENT = __FILES__

const pathOf = ({ url }) => new URL(url).pathname

// Files of earlier versions that no kept page loads any more.
const discardFiles = async () => {
  const needed = new Set(CURRENT)
  const pages = await caches.open(PAGES)
  for (const page of await pages.matchAll())
    for (const [path] of (await page.text()).matchAll(/\/assets\/[^"]+/g)) needed.add(path)
  const files = await caches.open(FILES)
  const old = (await files.keys()).filter((request) => !needed.has(pathOf(request)))
  await Promise.all(old.map((request) => files.delete(request)))
}
const discardCaches = async () => {
  const ours = [FILES, PAGES, PICTURES]
  const others = (await caches.keys()).filter((name) => !ours.includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((cache) => cache.addAll(CURRENT))
      .then(() => self.skipWaiting()),
  )
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([discardFiles(), discardCaches()]).then(() => self.clients.claim()))
})

// What an address says of the way to it and of the words it is shown in, not of what it shows.
const ASIDE = /^(?:utm_\w+|[fg]clid|l)$/
const without = (address, isAside) => {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (isAside(name)) url.searchParams.delete(name)
  url.hash = ''
  return url
}
const keyOf = (address) => without(address, (name) => ASIDE.test(name)).href
const meaningOf = (address) => {
  const url = without(address, (name) => ASIDE.test(name) || name === 'lang')
  url.searchParams.sort()
  return url.href
}

// A plan, a recipe, and the start without answers in its address.
const isPage = (address) => {
  const { pathname } = new URL(address)
  return /^\/(plan|recipe|w)\/[^/.]+$/.test(pathname) || (pathname === '/' && !new URL(meaningOf(address)).search)
}

// Better in the language of yesterday than not at all.
const ANY = { ignoreVary: true }

const trim = async (name) => {
  const cache = await caches.open(name)
  const old = (await cache.keys()).slice(0, -MOST[name])
  await Promise.all(old.map((request) => cache.delete(request)))
}
// What is put anew stands last.
const keep = async (name, address, answer) => {
  const cache = await caches.open(name)
  await cache.delete(keyOf(address), ANY)
  await cache.put(keyOf(address), answer)
}

const last = (requests, fits) => requests.findLast(({ url }) => fits(url))

// The kept page; else the same in another language.
const keptAs = async (address) => {
  const cache = await caches.open(PAGES)
  const exact = await cache.match(keyOf(address), ANY)
  if (exact) return exact
  const meaning = meaningOf(address)
  const same = last(await cache.keys(), (url) => meaningOf(url) === meaning)
  return same && cache.match(same, ANY)
}
// The same recipe for others than was asked for: at its own address, since its amounts differ.
const keptAside = async (address) => {
  const { pathname } = new URL(address)
  const other = last(await (await caches.open(PAGES)).keys(), (url) => new URL(url).pathname === pathname)
  return other && Response.redirect(other.url)
}

const withoutConnection = async ({ url, mode }) => {
  if (mode !== 'navigate') return undefined
  return (await keptAside(url)) ?? (await caches.match('/offline', ANY))
}

// With a poor connection people wait this long for what they have at hand.
const PATIENCE = 4000
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE))

// From the service; else, when it is out of reach, too slow or down, what was kept.
const fresh = async (event, name, kept) => {
  const { request } = event
  const asked = fetch(request)
  const put = asked.then(async (answer) => {
    if (!answer.ok || answer.redirected || !name) return
    await keep(name, request.url, answer.clone())
    await trim(name)
  })
  // The page is shown at once; keeping it may take a little longer.
  event.waitUntil(put.catch(() => {}))
  const answer = await Promise.race([asked.catch(() => undefined), patience()])
  if (answer && answer.status < 502) return answer
  const known = await kept()
  if (known) return known
  try {
    return await asked
  } catch (error) {
    const instead = await withoutConnection(request)
    if (instead) return instead
    throw error
  }
}

const file = async (request) => {
  const cache = await caches.open(FILES)
  const known = await cache.match(request, ANY)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

const keptPicture = async (address) => (await caches.open(PICTURES)).match(keyOf(address), ANY)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { url } = request
  if (request.method !== 'GET' || new URL(url).origin !== location.origin) return
  // Files with a hash in their address never change.
  if (pathOf(request).startsWith('/assets/')) event.respondWith(file(request))
  else if (request.destination === 'image') event.respondWith(fresh(event, PICTURES, () => keptPicture(url)))
  else if (isPage(url)) event.respondWith(fresh(event, PAGES, () => keptAs(url)))
  else if (request.mode === 'navigate') event.respondWith(fresh(event, '', () => undefined))
})

// A page that is open asks for what it leads to; what is kept already is only marked as used.
const TRIES = 5
const fetched = async (address, tries = TRIES) => {
  const answer = await fetch(address)
  if (answer.status !== 429 || tries === 1) return answer
  const seconds = Number(answer.headers.get('retry-after')) || 1
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return fetched(address, tries - 1)
}
const keepOne = async (name, address) => {
  const cache = await caches.open(name)
  const answer = (await cache.match(keyOf(address), ANY)) ?? (await fetched(address))
  if (!answer.ok || answer.redirected) return false
  await keep(name, address, answer)
  return true
}
const AT_ONCE = 3
const keepAll = async (name, addresses) => {
  const waiting = [...addresses]
  const results = []
  const work = async () => {
    while (waiting.length > 0) results.push(await keepOne(name, waiting.shift()).catch(() => false))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await trim(name)
  return results.every(Boolean)
}
self.addEventListener('message', (event) => {
  const { pages, pictures } = event.data
  const kept = keepAll(PAGES, pages).then(async (areKept) => {
    await keepAll(PICTURES, pictures)
    return areKept
  })
  event.waitUntil(kept.then((areKept) => event.ports[0]?.postMessage(areKept)))
})
