// The basket's page: what is changed is priced at once and kept on the device.
const KEY = 'basket'
const shown = () => document.querySelector('form.basket')

// Who comes without dishes finds those that the device keeps.
const kept = (() => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
})()
const here = new URL(location.href)
const isNamed = here.searchParams.has('recipes') || here.searchParams.has('recipe')
if (!isNamed && kept) {
  here.searchParams.set('recipes', kept)
  location.replace(here.href)
}

const chosen = () => {
  const form = shown()
  if (!form) return new Map()
  const ids = [...form.querySelectorAll('input[name=recipe]')]
  const servings = [...form.querySelectorAll('input[name=servings]')]
  return new Map(ids.map(({ value }, at) => [value, servings[at].value]))
}

const renew = async (basket, changed) => {
  const form = shown()
  const url = new URL('/basket', location.href)
  const lang = new URL(location.href).searchParams.get('lang')
  if (lang) url.searchParams.set('lang', lang)
  const recipes = [...basket].map(([id, count]) => `${id}:${count}`).join()
  if (recipes) url.searchParams.set('recipes', recipes)
  for (const name of ['country', 'region', 'store']) {
    // Another country has other stores and regions.
    const value = changed === 'country' && name !== 'country' ? '' : form.elements[name]?.value
    if (value) url.searchParams.set(name, value)
  }
  document.dispatchEvent(new CustomEvent('basket', { detail: basket }))
  const focused = document.activeElement?.id
  try {
    const page = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')
    document.getElementById('chosen').replaceWith(document.adoptNode(page.getElementById('chosen')))
    history.replaceState(null, '', url)
    const next =
      (focused && document.getElementById(focused)) ||
      shown()?.querySelector('input') ||
      document.querySelector('#chosen a')
    next?.focus()
  } catch {
    location.href = url.href
  }
}

document.addEventListener('change', ({ target }) => {
  if (!target.form?.matches('form.basket') || !target.checkValidity()) return
  renew(chosen(), target.name)
})
document.addEventListener('click', (event) => {
  const button = event.target.closest('a[data-remove]')
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const basket = chosen()
  basket.delete(button.dataset.remove)
  renew(basket)
})
