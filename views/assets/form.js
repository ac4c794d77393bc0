// What the form of a week does beyond being filled in: it remembers the last answers, and asks how much each child eats.
const form = document.querySelector('form.make')

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
