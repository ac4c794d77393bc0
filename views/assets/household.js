// The page of a household: what happens on the list is sent, kept while there is no connection, and what others do is
// shown as it happens. A change of the plan is a form; every open page is then loaded anew.
const told = document.querySelector('[data-household-id]')
const { householdId: id, planId } = told.dataset
const token = location.pathname.split('/').pop()
const list = document.querySelector('[data-household]')

const FIELDS = `version planId ticks { ingredientId open moreText } haveIds
  items { lineId text ticked } notes { lineId text }`
const CHANGE = `mutation ($token: String!, $changes: [HouseholdChange!]!) {
  changeHousehold(token: $token, changes: $changes) { household { ${FIELDS} } userErrors { code } } }`
const READ = `query ($token: String!) { household(token: $token) { ${FIELDS} } }`
const FOLLOW = 'subscription ($token: String!) { householdChanged(token: $token) { version ended } }'

const post = (query, variables, options = {}) =>
  fetch(`/graphql?lang=${document.documentElement.lang.slice(0, 2)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: options.accept ?? 'application/json' },
    body: JSON.stringify({ query, variables: { token, ...variables } }),
    signal: options.signal,
    referrerPolicy: 'no-referrer',
  })

// A word of what is going on, where something is.
const say = (what) => {
  told.textContent = what ? told.dataset[what] : ''
}

// What waits to be sent, in the browser: other windows of it send it too.
const QUEUE = `household:${id}`
const waiting = () => {
  try {
    return JSON.parse(localStorage.getItem(QUEUE)) ?? []
  } catch {
    return unkept
  }
}
// A browser that keeps nothing still sends.
let unkept = []
const setWaiting = (changes) => {
  unkept = changes
  try {
    if (changes.length > 0) localStorage.setItem(QUEUE, JSON.stringify(changes))
    else localStorage.removeItem(QUEUE)
  } catch {}
}
const random = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('')

// What the service said last.
let version = Number(told.dataset.version)
let state = { more: new Map(), notes: undefined, ...JSON.parse(told.dataset.state) }

const asState = ({ ticks, haveIds, items, notes }) => ({
  ticks: ticks.filter(({ open }) => !open).map(({ ingredientId }) => ingredientId),
  more: new Map(ticks.filter(({ open }) => open).map(({ ingredientId, moreText }) => [ingredientId, moreText])),
  have: haveIds,
  own: items.map(({ lineId, text, ticked }) => ({ id: lineId, text, ticked })),
  notes,
})

// What is shown: what the service said, and on it what it has not heard yet.
const withWaiting = () => {
  const ticks = new Set(state.ticks)
  const have = new Set(state.have)
  const own = new Map(state.own.map((item) => [item.id, item]))
  const notes = new Map((state.notes ?? []).map((note) => [note.lineId, note]))
  const does = {
    tick: ({ ingredientId }) => ticks.add(ingredientId),
    untick: ({ ingredientId }) => ticks.delete(ingredientId),
    have: ({ ingredientId }) => have.add(ingredientId),
    haveNot: ({ ingredientId }) => have.delete(ingredientId),
    add: ({ lineId, text }) => own.has(lineId) || own.set(lineId, { id: lineId, text, ticked: false }),
    tickOwn: ({ lineId }) => own.has(lineId) && own.set(lineId, { ...own.get(lineId), ticked: true }),
    untickOwn: ({ lineId }) => own.has(lineId) && own.set(lineId, { ...own.get(lineId), ticked: false }),
    strike: ({ lineId }) => own.delete(lineId),
    addNote: ({ lineId, text }) => notes.set(lineId, { lineId, text }),
    strikeNote: ({ lineId }) => notes.delete(lineId),
  }
  for (const change of waiting()) does[change.kind]?.(change)
  return { ticks: [...ticks], have: [...have], own: [...own.values()], notes: [...notes.values()] }
}

const notes = document.querySelector('.notes')
const showNotes = (all) => {
  if (state.notes === undefined && waiting().length === 0) return
  const lines = all.map(({ lineId, text }) => {
    const line = document.importNode(notes.querySelector('template').content, true).querySelector('li')
    line.dataset.note = lineId
    line.querySelector('bdi').textContent = text
    line.querySelector('[name=line]').value = lineId
    const button = line.querySelector('button')
    button.ariaLabel = button.ariaLabel.replace('{text}', text)
    return line
  })
  notes.querySelector('ul').replaceChildren(...lines)
}
const showMore = () => {
  for (const still of document.querySelectorAll('.still')) still.remove()
  for (const [ingredient, text] of state.more) {
    const name = list?.querySelector(`input[value="${CSS.escape(ingredient)}"]`)?.parentElement.querySelector('bdi')
    if (!name || !text) continue
    const still = document.createElement('small')
    still.className = 'still'
    still.textContent = told.dataset.more.replace('{amount}', text)
    name.after(still)
  }
}
const show = () => {
  const { notes: all, ...marks } = withWaiting()
  document.dispatchEvent(new CustomEvent('list:state', { detail: marks }))
  showNotes(all)
  showMore()
}

// A form that is on its way leads to the newest page itself.
let isLeaving = false
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  isLeaving = true
  setTimeout(() => {
    isLeaving = false
  }, 15_000)
})

let isGone = false
const taken = (household) => {
  if (!household) {
    isGone = true
    return say('gone')
  }
  // Somebody changed the plan: another list belongs to it.
  if (household.planId !== planId && waiting().length === 0) return isLeaving || location.reload()
  if (household.version < version) return
  version = household.version
  state = asState(household)
  show()
}

// Sends what waits, in order; while one window sends, the others wait.
const MOST = 50
let retry
let isSending = false
const sent = async (changes) => {
  const answer = await post(CHANGE, { changes })
  if (answer.status === 429 || answer.status >= 500) throw new Error(answer.status)
  const { data, errors } = await answer.json()
  const payload = data?.changeHousehold
  if (!payload) throw new Error(errors?.[0]?.message)
  return payload
}
const isDone = async (changes) => {
  const { household, userErrors } = await sent(changes)
  const [error] = userErrors
  if (error?.code === 'NOT_FOUND') {
    taken(null)
    return false
  }
  // One of several that cannot be taken must not hold up the others.
  if (error && changes.length > 1) {
    for (const change of changes) if (!(await isDone([change]))) return false
    return true
  }
  const done = new Set(changes.map((change) => change.id))
  setWaiting(waiting().filter((change) => !done.has(change.id)))
  if (error) say('refused')
  else taken(household)
  return true
}
const sendAll = async () => {
  while (waiting().length > 0) if (!(await isDone(waiting().slice(0, MOST)))) return
}
const alone = (work) => (navigator.locks ? navigator.locks.request(`send ${id}`, work) : work())
let delay = 1000
const send = async () => {
  if (isSending || isGone || waiting().length === 0) return
  isSending = true
  clearTimeout(retry)
  try {
    await alone(sendAll)
    delay = 1000
    if (told.textContent === told.dataset.offline) say()
  } catch {
    say('offline')
    delay = Math.min(delay * 2, 30_000)
    retry = setTimeout(send, delay)
  } finally {
    isSending = false
  }
}

const change = (kind, fields) => {
  const own = waiting().map((one) => one.id)
  setWaiting([...waiting(), { id: random(), kind, seen: version, own: own.slice(-100), ...fields }])
  send()
}

const KINDS = { tick: ['tick', 'untick'], have: ['have', 'haveNot'] }
document.addEventListener('list:change', ({ detail: { kind, id: what, value, text, removed } }) => {
  if (kind !== 'own') {
    change(KINDS[kind][value ? 0 : 1], { ingredientId: what, planId })
    return
  }
  if (removed) return change('strike', { lineId: what })
  const known = [
    ...state.own,
    ...waiting()
      .filter((one) => one.kind === 'add')
      .map((one) => ({ id: one.lineId })),
  ]
  if (!known.some((item) => item.id === what)) change('add', { lineId: what, text })
  if (value) change('tickOwn', { lineId: what })
  else change('untickOwn', { lineId: what })
})

notes.addEventListener('submit', (event) => {
  event.preventDefault()
  const { kind, line, text } = event.target.elements
  if (kind.value === 'strikeNote') change('strikeNote', { lineId: line.value })
  else if (text.value.trim()) change('addNote', { lineId: random(), text: text.value.trim() })
  if (text) text.value = ''
  state.notes ??= [...notes.querySelectorAll('[data-note]')].map((one) => ({
    lineId: one.dataset.note,
    text: one.querySelector('bdi').textContent,
  }))
  show()
})

const read = async () => {
  const { data, errors } = await (await post(READ)).json()
  if (!errors) taken(data.household)
}
const heard = ({ version: newest, ended }) => {
  if (ended) return taken(null)
  if (newest === null || newest > version) return read()
}

// One stream for all windows of the browser: whoever has it tells the others.
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`household ${id}`) : undefined
channel?.addEventListener('message', ({ data }) => heard(data))
const tell = (event) => {
  channel?.postMessage(event)
  return heard(event)
}
const follow = async () => {
  const answer = await post(FOLLOW, {}, { accept: 'text/event-stream' })
  if (!answer.ok) throw new Error(answer.status)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    // Whatever comes says that there is a connection.
    send()
    const parts = (rest + value).split('\n\n')
    rest = parts.pop()
    for (const part of parts) {
      const text = part.split('\n').find((line) => line.startsWith('data: {'))
      const event = text && JSON.parse(text.slice(6)).data?.householdChanged
      if (event) await tell(event)
    }
  }
}
const wait = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
    addEventListener('online', resolve, { once: true })
  })
const keepFollowing = async () => {
  for (let pause = 500; !isGone; pause = Math.min(pause * 2, 15_000)) {
    const began = Date.now()
    await follow().catch(() => say(waiting().length > 0 ? 'offline' : undefined))
    if (Date.now() - began > 5000) pause = 500
    await wait(pause)
  }
}
if (navigator.locks) navigator.locks.request(`follow ${id}`, keepFollowing)
else keepFollowing()

addEventListener('online', send)
addEventListener('storage', ({ key }) => key === QUEUE && show())
// Whoever comes back to the page has not heard what happened meanwhile.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  send()
  read().catch(() => {})
})
addEventListener('pageshow', ({ persisted }) => persisted && read().catch(() => {}))
show()
read().catch(() => {})
send()
