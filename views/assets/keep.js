// Asks the service worker to keep the page that is open; of a plan also its recipes and pictures.
const $$ = (selector) => [...document.querySelectorAll(selector)]
const told = document.querySelector('[data-kept]')

const [address] = location.href.split('#')
const recipes = told
  ? $$('main a[href]')
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/recipe/'))
      .map(({ href }) => href.split('#')[0])
  : []
const pictures = $$('main img')
  .map(({ src }) => src)
  .filter((src) => new URL(src).origin === location.origin)

// Who has changed a plan may well change it again at once: the recipes are asked for when it stays open.
const PAUSE = new URLSearchParams(location.search).has('from') ? 5000 : 0
const pause = (ready) =>
  new Promise((resolve) => {
    setTimeout(() => resolve(ready), PAUSE)
  })

navigator.serviceWorker?.ready
  .then(pause)
  .then(({ active }) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data: areKept }) => {
      if (told && areKept) told.textContent = told.dataset.kept
    }
    active.postMessage({ pages: [...new Set([...recipes, address])], pictures: [...new Set(pictures)] }, [port2])
  })
  .catch(() => {})
