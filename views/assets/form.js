// What the form does beyond being filled in: it completes names of foods, and asks how much each child eats.
const form = document.querySelector('form.make')
const lang = document.documentElement.lang.split('-')[0]

// The last answers come back on a form that nobody filled in; not the days, nor what one plan had of another.
const PASSING = ['sent', 'lang', 'startDate', 'variant', 'after', 'keep']
const ANSWERS = 'answers'
form.addEventListener('submit', () => {
  const sent = new FormData(form)
  const names = [...new Set(sent.keys())].filter((name) => !PASSING.includes(name))
  const answers = Object.fromEntries(names.map((name) => [name, sent.getAll(name).join()]))
  try {
    localStorage.setItem(ANSWERS, JSON.stringify(answers))
  } catch {
    // A browser that keeps nothing still makes plans.
  }
})
const remembered = () => {
  try {
    return JSON.parse(localStorage.getItem(ANSWERS))
  } catch {
    return null
  }
}
const isUntouched = () =>
  !document.getElementById('mistakes') &&
  [...new URLSearchParams(location.search).keys()].every((name) => name === 'lang')
const restore = async (answers) => {
  const url = new URL(form.dataset.live, location.href)
  for (const [name, value] of Object.entries({ ...answers, sent: '1' })) url.searchParams.set(name, value)
  const answer = await fetch(url)
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  form.replaceChildren(...document.adoptNode(page.querySelector('form.make')).childNodes)
  // What is remembered is told by a mark, so that nothing moves under the reader's finger.
  for (const part of form.querySelectorAll('details.more[open]')) {
    part.open = false
    part.classList.add('set')
  }
}
const last = isUntouched() && remembered()
if (last) await restore(last).catch(() => {})

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
  const chosen = form.querySelector(`[data-chosen="${input.dataset.foods}"]`)
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

for (const input of form.querySelectorAll('[data-foods]')) {
  let known = []
  let timer
  const taken = () => known.find(({ name }) => name.toLowerCase() === input.value.trim().toLowerCase())
  const look = async () => {
    const asked = input.value.trim()
    if (asked === '') return
    const found = await completions(asked).catch(() => [])
    if (input.value.trim() !== asked) return
    known = found
    input.list.replaceChildren(
      ...found.map(({ name }) => Object.assign(document.createElement('option'), { value: name })),
    )
  }
  input.addEventListener('input', () => {
    clearTimeout(timer)
    const food = taken()
    if (food) choose(input, food)
    else timer = setTimeout(look, PAUSE)
  })
  // Enter takes what the letters mean, and leaves the form where it is.
  input.addEventListener('keydown', async (event) => {
    if (event.key !== 'Enter' || event.isComposing || input.value.trim() === '') return
    event.preventDefault()
    clearTimeout(timer)
    await look()
    const food = taken() ?? (known.length === 1 ? known[0] : undefined)
    if (food) choose(input, food)
  })
}

// A select for each child whose age is written.
const appetites = document.getElementById('appetite')
const draw = () => {
  const ages = form.elements.kids.value.match(/\d+/g) ?? []
  const most = Math.max(1, Math.min(ages.length, 20))
  while (appetites.children.length > most) appetites.lastElementChild.remove()
  while (appetites.children.length < most) {
    const copy = appetites.lastElementChild.cloneNode(true)
    copy.querySelector('select').value = appetites.lastElementChild.querySelector('select').value
    appetites.append(copy)
  }
  for (const [child, { firstElementChild: name }] of [...appetites.children].entries())
    name.textContent = ages[child] ? appetites.dataset.one.replace('{}', ages[child]) : appetites.dataset.all
}
form.addEventListener('change', (event) => event.target.name === 'kids' && draw())
addEventListener('pageshow', draw)
