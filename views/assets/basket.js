// The basket of chosen dishes, kept on this device as the address of its page writes it: borscht:2,syrniki:4.
const KEY = 'basket'
const MOST = 30

const read = () => {
  try {
    const pairs = (localStorage.getItem(KEY) ?? '').split(',').filter(Boolean)
    return new Map(pairs.map((pair) => pair.split(':')))
  } catch {
    return new Map()
  }
}
const textOf = (basket) => [...basket].map(([id, servings]) => `${id}:${servings}`).join()

const link = document.querySelector('a[data-basket]')
const show = () => {
  const basket = read()
  const url = new URL(link.href)
  if (basket.size > 0) url.searchParams.set('recipes', textOf(basket))
  else url.searchParams.delete('recipes')
  link.href = url.href
  link.querySelector('b').textContent = basket.size > 0 ? String(basket.size) : ''
  for (const button of document.querySelectorAll('a[data-add]')) {
    button.setAttribute('role', 'button')
    button.setAttribute('aria-pressed', basket.has(button.dataset.add))
  }
}

const keep = (basket) => {
  try {
    if (basket.size > 0) localStorage.setItem(KEY, textOf(basket))
    else localStorage.removeItem(KEY)
  } catch {
    return false
  }
  show()
  return true
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('a[data-add]')
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
  const { add } = button.dataset
  const basket = read()
  const [[, servings] = []] = (new URL(button.href).searchParams.get('recipes') ?? '')
    .split(',')
    .map((one) => one.split(':'))
  if (!basket.delete(add)) basket.set(add, servings ?? '2')
  // A basket that is full, or a browser that keeps nothing, follows the link.
  if (basket.size <= MOST && keep(basket)) event.preventDefault()
})
document.addEventListener('keydown', (event) => {
  if (event.key !== ' ' || !event.target.matches('a[data-add]')) return
  event.preventDefault()
  event.target.click()
})
addEventListener('storage', ({ key }) => key === KEY && show())
addEventListener('pageshow', show)
// Parts of pages come anew, and the basket's own page changes it.
document.addEventListener('basket', (event) => (event.detail ? keep(event.detail) : show()))
show()
