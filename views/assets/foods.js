// Completes names of foods in the forms that ask for some. It listens at the document: fields may come and go.
const lang = document.documentElement.lang.split('-')[0]

// Letters with a pause after them are looked up.
const PAUSE = 150
const FOODS = 'query ($q: String, $lang: Lang) { ingredients(q: $q, lang: $lang) { id name } }'
const completions = async (q) => {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: FOODS, variables: { q, lang } }),
  })
  return (await answer.json()).data?.ingredients ?? []
}

const choose = (input, food) => {
  const chosen = input.form.querySelector(`[data-chosen="${input.dataset.foods}"]`)
  input.value = ''
  if ([...chosen.querySelectorAll('input')].some(({ value }) => value === food.id)) return
  const label = document.createElement('label')
  const box = document.createElement('input')
  const name = document.createElement('bdi')
  Object.assign(box, { type: 'checkbox', name: input.dataset.foods, value: food.id, checked: true })
  name.textContent = food.name
  label.append(box, ' ', name)
  chosen.append(label)
}

// The foods that a field was last told of.
const known = new WeakMap()
const named = (input) =>
  (known.get(input) ?? []).find(({ name }) => name.toLowerCase() === input.value.trim().toLowerCase())
const look = async (input) => {
  const asked = input.value.trim()
  if (asked === '') return
  const found = await completions(asked).catch(() => [])
  if (input.value.trim() !== asked) return
  known.set(input, found)
  input.list.replaceChildren(
    ...found.map(({ name }) => Object.assign(document.createElement('option'), { value: name })),
  )
}

const isFoods = ({ dataset }) => dataset?.foods !== undefined
let timer
document.addEventListener('input', ({ target }) => {
  if (!isFoods(target)) return
  clearTimeout(timer)
  const food = named(target)
  if (food) choose(target, food)
  else timer = setTimeout(look, PAUSE, target)
})
// Enter takes what the letters mean, and leaves the form where it is.
document.addEventListener('keydown', async (event) => {
  const { target } = event
  if (!isFoods(target) || event.key !== 'Enter' || event.isComposing || target.value.trim() === '') return
  event.preventDefault()
  clearTimeout(timer)
  await look(target)
  const all = known.get(target) ?? []
  const food = named(target) ?? (all.length === 1 ? all[0] : undefined)
  if (food) choose(target, food)
})
