// The tables that were made on this device and have a place for the chosen dishes: each a link to its form with all its answers,
// the dishes besides.
const section = document.getElementById('my-tables')
const places = JSON.parse(section.dataset.places)

const remembered = () => {
  try {
    return JSON.parse(localStorage.getItem('plans')) ?? []
  } catch {
    return []
  }
}
const asked = new URLSearchParams(location.search).get('lang')
const addressOf = ({ occasion, answers }) => {
  const url = new URL(`/occasions/${occasion}`, location.href)
  const keep = new Set([...(answers.keep ?? '').split(',').filter(Boolean), ...places[occasion]])
  const all = { ...answers, keep: [...keep].join(), ...(asked && { lang: asked }) }
  for (const [name, value] of Object.entries(all)) if (value) url.searchParams.set(name, value)
  return url.href
}

const tables = remembered().filter(({ table }) => table && places[table.occasion])
section.hidden = tables.length === 0
const lines = tables.map(({ table, dates, store, total }) => {
  const line = document.importNode(section.querySelector('template').content, true)
  line.querySelector('a').href = addressOf(table)
  line.querySelector('bdi').textContent = table.title
  line.querySelector('.facts').textContent = [dates, store, total].filter(Boolean).join(' · ')
  return line
})
section.querySelector('ul').replaceChildren(...lines)
