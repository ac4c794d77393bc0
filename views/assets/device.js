// What a browser remembers for its reader: plans and households that were opened, favourite recipes, how to forget it all.
const MOST_PLANS = 12

const read = (name) => {
  try {
    return JSON.parse(localStorage.getItem(name)) ?? []
  } catch {
    return []
  }
}
const write = (name, value) => {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}
const withoutOne = (all, id) => all.filter((one) => one.id !== id)

// A plan that is open.
const opened = document.querySelector('[data-remember]')
if (opened) {
  const plan = JSON.parse(opened.dataset.remember)
  // A plan that was changed is remembered as it is now.
  const former = new URLSearchParams(location.search).get('from')
  write('plans', [plan, ...withoutOne(withoutOne(read('plans'), plan.id), former)].slice(0, MOST_PLANS))
}

// A household's link that is open. Whoever deletes it, or hears that it has ended, keeps nothing of it.
const MOST_HOUSEHOLDS = 4
const shared = document.querySelector('[data-remember-household]')
if (shared) {
  const household = { ...JSON.parse(shared.dataset.rememberHousehold), path: location.pathname }
  const others = () => withoutOne(read('households'), household.id)
  const end = async () => {
    write('households', others())
    const pages = await globalThis.caches?.open('pages')
    await pages?.delete(location.href.split('#')[0], { ignoreSearch: true, ignoreVary: true })
  }
  write('households', [household, ...others()].slice(0, MOST_HOUSEHOLDS))
  document.addEventListener('household:gone', end)
  document.addEventListener('submit', ({ target }) => new URL(target.action).pathname.endsWith('/delete') && end())
}

// A recipe's heart. It can be pressed only once this listens, so that no press is lost.
for (const button of document.querySelectorAll('[data-favourite]')) {
  const recipe = JSON.parse(button.dataset.favourite)
  const isKept = () => read('favourites').some(({ id }) => id === recipe.id)
  const show = () => button.setAttribute('aria-pressed', String(isKept()))
  button.addEventListener('click', () => {
    const others = withoutOne(read('favourites'), recipe.id)
    write('favourites', isKept() ? others : [recipe, ...others])
    show()
  })
  addEventListener('pageshow', show)
  show()
  button.disabled = false
}

// The page that lists them.
const { lang } = document.documentElement
const asked = new URLSearchParams(location.search).get('lang')
const here = (path) => (asked ? `${path}?lang=${encodeURIComponent(asked)}` : path)
const textOf = ({ dates, store, total }) => [dates, store, total].filter(Boolean).join(' · ')

const fill = (id, items) => {
  const section = document.getElementById(id)
  section.hidden = items.length === 0
  const lines = items.map(({ href, text }) => {
    const line = document.createElement('li')
    line.append(Object.assign(document.createElement('a'), { href, textContent: text }))
    return line
  })
  section.querySelector('ul').replaceChildren(...lines)
}

const showLast = (plan) => {
  const section = document.getElementById('last-plan')
  section.hidden = !plan
  if (!plan) return
  Object.assign(section.querySelector('[data-plan-link]'), {
    href: here(`/plan/${plan.id}`),
    textContent: textOf(plan),
  })
  const next = section.querySelector('[data-next]')
  next.hidden = !plan.isWeek
  next.action = here(`/plan/${plan.id}/next`)
}

const show = () => {
  fill(
    'households',
    read('households').map((household) => ({ href: here(household.path), text: textOf(household) })),
  )
  const [last, ...earlier] = read('plans')
  showLast(last)
  fill(
    'earlier-plans',
    earlier.map((plan) => ({ href: here(`/plan/${plan.id}`), text: textOf(plan) })),
  )
  const { compare } = new Intl.Collator(lang)
  const favourites = read('favourites').toSorted((a, b) => compare(a.title, b.title))
  fill(
    'favourites',
    favourites.map(({ id, title }) => ({ href: here(`/recipe/${id}`), text: title })),
  )
  document.getElementById('device').hidden = localStorage.length === 0
}

const forget = async () => {
  localStorage.clear()
  await Promise.all(['pages', 'pictures'].map((name) => globalThis.caches?.delete(name)))
  const said = document.getElementById('forgotten')
  show()
  said.textContent = said.dataset.text
}

if (document.getElementById('last-plan')) {
  document.querySelector('[data-forget]').addEventListener('click', forget)
  // Pages that come back from the browser's memory, too.
  addEventListener('pageshow', show)
  show()
}
