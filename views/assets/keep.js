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

navigator.serviceWorker?.ready
  .then(({ active }) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data: areKept }) => {
      if (told && areKept) told.textContent = told.dataset.kept
    }
    active.postMessage({ pages: [...new Set([...recipes, address])], pictures: [...new Set(pictures)] }, [port2])
  })
  .catch(() => {})
