// The last answers that were given on this device come back on a form that nobody filled in: what of them it asks for. They are
// raised on the document as `answers` once they stand there.
const form = document.querySelector('form.make')
const ANSWERS = 'answers'
// What a form fills in by itself, whatever was answered elsewhere.
const OWN = (form.dataset.passing ?? '').split(' ').filter(Boolean)
// Not the days, nor what one plan had of another.
const PASSING = ['sent', 'lang', 'startDate', 'serve', 'variant', 'after', 'keep', ...OWN]

const remembered = () => {
  try {
    return JSON.parse(localStorage.getItem(ANSWERS))
  } catch {
    return null
  }
}
form.addEventListener('submit', () => {
  const sent = new FormData(form)
  const names = [...new Set([...form.elements].map(({ name }) => name))]
  const answers = names
    .filter((name) => name && !PASSING.includes(name))
    .map((name) => [name, sent.getAll(name).join()])
  try {
    localStorage.setItem(ANSWERS, JSON.stringify({ ...remembered(), ...Object.fromEntries(answers) }))
  } catch {
    // A browser that keeps nothing still makes plans.
  }
})

// A link may bring the dish to plan around, and the country whose prices one was looking at.
const BROUGHT = ['lang', 'country', 'keep']
const asked = new URLSearchParams(location.search)
const isUntouched = !document.getElementById('mistakes') && [...asked.keys()].every((name) => BROUGHT.includes(name))

const restore = async (answers) => {
  const url = new URL(form.dataset.live, location.href)
  const isElsewhere = asked.has('country') && asked.get('country') !== answers.country
  const left = isElsewhere ? [...PASSING, 'store', 'region'] : PASSING
  // Only where all that the form asks for was answered is an empty field an answer, too; else it stays as is usual.
  const fields = [...form.elements].map(({ name }) => name)
  const isWhole = OWN.length === 0 && fields.every((name) => !name || PASSING.includes(name) || name in answers)
  for (const [name, value] of Object.entries(answers)) {
    if (!left.includes(name) && (value || isWhole)) url.searchParams.set(name, value)
  }
  for (const name of BROUGHT) if (asked.has(name)) url.searchParams.set(name, asked.get(name))
  if (isWhole) url.searchParams.set('sent', '1')
  const answer = await fetch(url)
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  form.replaceChildren(...document.adoptNode(page.querySelector('form.make')).childNodes)
  // What is remembered is told by a mark, so that nothing moves under the reader's finger.
  for (const part of form.querySelectorAll('details.more[open]')) {
    part.open = false
    part.classList.add('set')
  }
  document.dispatchEvent(new CustomEvent('answers'))
}
const last = isUntouched && remembered()
if (last) restore(last).catch(() => {})
