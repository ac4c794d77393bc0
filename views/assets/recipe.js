// Amounts for more or fewer people without a request: the page holds what the service says for each of the numbers around.
const SEPARATOR = '|'
const several = (text) => text.split(SEPARATOR)
const NAMES = ['people', 'adults', 'children']

// An address for other people.
const addressed = (address, query) => {
  const url = new URL(address)
  for (const name of NAMES) url.searchParams.delete(name)
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value)
  return url.href
}

// Where nobody would be left there is nowhere to go.
const lead = (link, query) => {
  if (!query && document.activeElement === link) document.getElementById('more').focus()
  link.toggleAttribute('aria-disabled', !query)
  if (query) link.href = addressed(location.href, query)
  else {
    link.setAttribute('aria-disabled', 'true')
    link.removeAttribute('href')
  }
}

const show = (article, part, at) => {
  const queries = several(part.dataset.queries)
  const query = queries[at + 1]
  part.dataset.at = at
  for (const element of article.querySelectorAll('[data-each]'))
    element.textContent = several(element.dataset.each)[at] ?? element.textContent
  // The exact amounts were of another number of people.
  for (const data of part.querySelectorAll('data')) data.removeAttribute('value')
  history.replaceState(null, '', addressed(location.href, query))
  lead(document.getElementById('fewer'), queries[at])
  lead(document.getElementById('more'), queries[at + 2])
  for (const link of article.querySelectorAll('a[data-people]')) link.href = addressed(link.href, query)
  for (const link of article.querySelectorAll('a[data-servings]')) {
    const url = new URL(link.href)
    url.searchParams.set('recipes', `${link.dataset.add}:${several(link.dataset.servings)[at]}`)
    link.href = url.href
  }
  const values = new URLSearchParams(query)
  for (const name of NAMES)
    for (const input of article.querySelectorAll(`input[name=${name}]`)) input.value = values.get(name) ?? ''
}

const article = document.querySelector('.recipe')
article?.addEventListener('click', (event) => {
  const step = event.target.closest('a.step')
  if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return
  const part = document.getElementById('ingredients')
  const at = Number(part.dataset.at) + (step.id === 'more' ? 1 : -1)
  const isKnown = at >= 0 && at < several(part.dataset.queries).length - 2
  if (!isKnown && step.href) return
  event.preventDefault()
  event.stopPropagation()
  if (isKnown) show(article, part, at)
})
