// The folded parts of a plan. They open by themselves where there is room for them, where a link leads into them, on paper,
// and where this window had them open when the page was left: a change of the plan loads it anew. Their contents have ids.
const folds = [...document.querySelectorAll('details.fold')]
const idOf = (fold) => fold.querySelector('summary + [id]').id
const { pathname, searchParams } = new URL(location.href)
const keyOf = (path) => `open:${path}`

const kept = () => {
  try {
    // A plan that was made of another one on its page has open what that one had.
    const former = searchParams.get('from')
    const paths = former ? [pathname, `/plan/${former}`] : [pathname]
    return paths.map((path) => JSON.parse(sessionStorage.getItem(keyOf(path)))).find(Boolean)
  } catch {
    return undefined
  }
}
const open = kept()
const isWide = matchMedia('(min-width: 60rem)').matches
for (const fold of folds) fold.open = open ? open.includes(idOf(fold)) : isWide

addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(keyOf(pathname), JSON.stringify(folds.filter((fold) => fold.open).map(idOf)))
  } catch {
    // A browser that keeps nothing folds them again.
  }
})

const reveal = () => {
  const goal = document.getElementById(location.hash.slice(1))
  const fold = goal?.closest('details.fold')
  if (!fold || fold.open) return
  fold.open = true
  goal.scrollIntoView()
}
addEventListener('hashchange', reveal)
reveal()

let closed = []
addEventListener('beforeprint', () => {
  closed = folds.filter((fold) => !fold.open)
  for (const fold of closed) fold.open = true
})
addEventListener('afterprint', () => {
  for (const fold of closed) fold.open = false
})
