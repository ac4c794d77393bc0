// The list in the shop: it fills the screen, which stays on; what is ticked sinks; aisles are in the order of the reader's
// own shop, kept on this device for each store.
const list = document.querySelector('[data-plan]')
const words = list.querySelector('[data-words]').dataset
const container = list.querySelector('.aisles')
const aisles = [...container.children]
const linesOf = new Map(aisles.map((aisle) => [aisle, [...aisle.querySelectorAll('li')]]))
const isShopping = () => 'shopping' in list.dataset

// The order of aisles. Those that a shop's order does not name yet stay where they are in everybody's.
const key = `aisles:${list.dataset.store}`
const codes = aisles.map((aisle) => aisle.dataset.aisle)
const ownOrder = () => {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? []
  } catch {
    return []
  }
}
let order = ownOrder()
const rank = ({ dataset: { aisle } }) => (order.includes(aisle) ? order.indexOf(aisle) : codes.indexOf(aisle))

const isDone = (line) => line.querySelector('input').checked || line.classList.contains('home')
const sorted = (all, isLast, by = () => 0) => [...all].sort((a, b) => isLast(a) - isLast(b) || by(a) - by(b))
/** Puts elements in an order, and moves none that stands right. */
const put = (parent, all) => {
  for (const [at, one] of all.entries()) if (parent.children[at] !== one) parent.insertBefore(one, parent.children[at])
}
const arrange = () => {
  const sinks = (line) => isShopping() && isDone(line)
  const focused = document.activeElement
  // Who ticks by keyboard goes on with the next line, not down with the ticked one.
  const line = focused?.closest?.('.aisles li')
  const next = line && sinks(line) ? nextOpen(line) : undefined
  for (const [aisle, lines] of linesOf) put(aisle.querySelector('ul'), sorted(lines, sinks))
  put(
    container,
    sorted(aisles, (aisle) => linesOf.get(aisle).every(sinks), rank),
  )
  const goal = next ?? (focused?.isConnected && focused !== document.activeElement ? focused : undefined)
  goal?.focus({ preventScroll: true })
}
const nextOpen = (line) => {
  const all = [...container.querySelectorAll('li')]
  return all
    .slice(all.indexOf(line) + 1)
    .find((one) => !isDone(one))
    ?.querySelector('input')
}
document.addEventListener('list:shown', arrange)

// Moving aisles.
const moves = ['up', 'down'].map((way) => {
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  button.textContent = way === 'up' ? '↑' : '↓'
  button.dataset.move = way
  return button
})
const addMoves = () => {
  for (const aisle of aisles) {
    const heading = aisle.querySelector('h3')
    const title = heading.firstChild.textContent.trim()
    const box = Object.assign(document.createElement('span'), { className: 'moves' })
    for (const button of moves) {
      const own = button.cloneNode(true)
      own.ariaLabel = words[own.dataset.move].replace('{aisle}', title)
      box.append(own)
    }
    heading.after(box)
  }
}
const orderButton = list.querySelector('[data-do=order]')
orderButton.addEventListener('click', () => {
  const isOn = list.toggleAttribute('data-ordering')
  orderButton.ariaPressed = String(isOn)
  if (isOn && !list.querySelector('.moves')) addMoves()
})
container.addEventListener('click', ({ target }) => {
  const way = target.closest('[data-move]')?.dataset.move
  if (!way) return
  const now = [...aisles].sort((a, b) => rank(a) - rank(b)).map(({ dataset }) => dataset.aisle)
  const from = now.indexOf(target.closest('[data-aisle]').dataset.aisle)
  const to = way === 'up' ? from - 1 : from + 1
  if (to < 0 || to >= now.length) return
  ;[now[from], now[to]] = [now[to], now[from]]
  order = now
  try {
    // Another plan's aisles keep their places behind those of this one.
    localStorage.setItem(key, JSON.stringify([...now, ...ownOrder().filter((code) => !now.includes(code))]))
  } catch {
    // It holds as long as the page is open.
  }
  arrange()
  target.focus()
})

// The screen stays on while one shops, where the browser can do that.
const awake = list.querySelector('[data-do=awake]')
let lock
let wantsLight = true
const light = async () => {
  const isWanted = isShopping() && wantsLight && document.visibilityState === 'visible'
  if (isWanted && !lock) {
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    lock?.addEventListener('release', () => {
      lock = undefined
      awake.ariaPressed = 'false'
    })
  } else if (!isWanted) await lock?.release()
  awake.ariaPressed = String(Boolean(lock))
}
awake.hidden = !navigator.wakeLock
awake.addEventListener('click', () => {
  wantsLight = !lock
  light()
})
document.addEventListener('visibilitychange', light)

// The address says that one shops, so that Back leads out of it and a reload does not.
const mode = () => {
  list.toggleAttribute('data-shopping', location.hash === '#shop')
  arrange()
  light()
  if (isShopping()) scrollTo(0, 0)
}
addEventListener('hashchange', mode)
mode()
