// Keeps the pages that were opened, so that the list works in a shop without reception.
const CACHE = 'pages-__VERSION__'
const FILES = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

// Better in the language of yesterday than not at all.
const ANY = { ignoreVary: true }
const KEPT = /^\/(plan|recipe|images|assets)\//
const page = async (request) => {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok && KEPT.test(new URL(request.url).pathname)) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const cached =
      (await cache.match(request, ANY)) ?? (request.mode === 'navigate' && (await cache.match('/offline', ANY)))
    if (cached) return cached
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode !== 'navigate' && !KEPT.test(url.pathname)) return
  // Files with a hash in their address never change.
  if (url.pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((cached) => cached ?? page(request)))
  } else event.respondWith(page(request))
})
