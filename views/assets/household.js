// The page of a household: what happens on it is sent, kept while there is no connection, and what others do is shown as it
// happens. When the plan changes, every open page is loaded anew. What is shown is raised on the document as `list:state`,
// for the list and for `household-show.js`; `household-stream.js` raises `household:heard` with what it was told and
// `household:connected` with whatever came, tries again at `household:sent`, and stops at `household:gone`.
const told = document.querySelector('[data-household-id]')
const { householdId: id, planId } = told.dataset
const token = location.pathname.split('/').pop()

const FIELDS = `version planId canUndo locks { day slot } ticks { ingredientId open moreText } haveIds
  items { lineId text ticked } notes { lineId text }`
const CHANGE = `mutation ($token: String!, $changes: [HouseholdChange!]!) {
  changeHousehold(token: $token, changes: $changes) { household { ${FIELDS} } userErrors { code } } }`
const READ = `query ($token: String!) { household(token: $token) { ${FIELDS} } }`

const post = (query, variables) =>
  fetch(`/graphql?lang=${document.documentElement.lang.slice(0, 2)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables: { token, ...variables } }),
  })

// A word of what is going on, where something is.
const say = (what) => {
  told.textContent = what ? told.dataset[what] : ''
}

// What waits to be sent, in the browser: other windows of it send it too.
const QUEUE = `household:${id}`
// A browser that keeps nothing still sends.
let unkept
const waiting = () => {
  try {
    return unkept ?? JSON.parse(localStorage.getItem(QUEUE)) ?? []
  } catch {
    return []
  }
}
const setWaiting = (changes) => {
  try {
    if (changes.length > 0) localStorage.setItem(QUEUE, JSON.stringify(changes))
    else localStorage.removeItem(QUEUE)
    unkept = undefined
  } catch {
    unkept = changes
  }
}
const random = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, '0')).join('')

// What the service said last. It is kept, too: a page that is opened without a connection is older than what was heard.
const LAST = `household:${id}:last`
const heardLast = () => {
  try {
    return JSON.parse(localStorage.getItem(LAST)) ?? undefined
  } catch {
    return undefined
  }
}
const asState = ({ ticks, haveIds, items, notes, locks, canUndo }) => ({
  ticks: ticks.filter(({ open }) => !open).map(({ ingredientId }) => ingredientId),
  more: new Map(ticks.filter(({ open }) => open).map(({ ingredientId, moreText }) => [ingredientId, moreText])),
  have: haveIds,
  own: items.map(({ lineId, text, ticked }) => ({ id: lineId, text, ticked })),
  notes,
  locks: locks.map(({ day, slot }) => `${day} ${slot}`),
  canUndo,
})
const shown = JSON.parse(told.dataset.state)
const last = heardLast()
const first = last?.planId === shown.planId && last.version > shown.version ? last : shown
let { version } = first
let state = asState(first)

// What is shown: what the service said, and on it what it has not heard yet.
const withWaiting = () => {
  const ticks = new Set(state.ticks)
  const have = new Set(state.have)
  const own = new Map(state.own.map((item) => [item.id, item]))
  const notes = new Map(state.notes.map((note) => [note.lineId, note]))
  const locks = new Set(state.locks)
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
    lock: ({ day, slot }) => locks.add(`${day} ${slot}`),
    unlock: ({ day, slot }) => locks.delete(`${day} ${slot}`),
  }
  for (const change of waiting()) does[change.kind]?.(change)
  return { ticks: [...ticks], have: [...have], own: [...own.values()], notes: [...notes.values()], locks }
}

const show = () => {
  const detail = { ...withWaiting(), more: state.more, canUndo: state.canUndo }
  document.dispatchEvent(new CustomEvent('list:state', { detail }))
}

let isGone = false
const keepLast = (household) => {
  try {
    if (household) localStorage.setItem(LAST, JSON.stringify(household))
    else localStorage.removeItem(LAST)
  } catch {
    // It is read again with the next connection.
  }
}
const taken = (household) => {
  if (!household) {
    isGone = true
    keepLast()
    document.dispatchEvent(new CustomEvent('household:gone'))
    return say('gone')
  }
  // Somebody changed the plan: another list belongs to it.
  if (household.planId !== planId && waiting().length === 0) return location.reload()
  if (household.version < version) return
  version = household.version
  state = asState(household)
  keepLast(household)
  show()
}

const drop = (changes) => {
  const done = new Set(changes.map((change) => change.id))
  setWaiting(waiting().filter((change) => !done.has(change.id)))
}

// Sends what waits, in order; while one window sends, the others wait.
const MOST = 50
let retry
let isSending = false
const isLater = ({ status }) => status === 429 || status >= 500
const sent = async (changes) => {
  const answer = await post(CHANGE, { changes })
  if (isLater(answer)) throw new Error(answer.status)
  const { data, errors } = await answer.json()
  const { code } = errors?.[0]?.extensions ?? {}
  // What is limited or out of order is so for a while.
  if (['RATE_LIMITED', 'UNAVAILABLE', 'BUSY', 'INTERNAL_SERVER_ERROR'].includes(code)) throw new Error(code)
  return data?.changeHousehold ?? { userErrors: [{ code }] }
}
const isDone = async (changes) => {
  const {
    household,
    userErrors: [error],
  } = await sent(changes)
  if (error?.code === 'NOT_FOUND') {
    taken(null)
    return false
  }
  // One of several that cannot be taken must not hold up the others.
  if (error && changes.length > 1) {
    for (const change of changes) if (!(await isDone([change]))) return false
    return true
  }
  drop(changes)
  if (error) say('refused')
  else taken(household)
  return true
}
// Another plan is made by a form of the page, whose id makes it one, however often it is sent.
const isForm = ({ kind }) => kind === 'form'
const sendForm = async (form) => {
  say('building')
  const body = new URLSearchParams([...form.body, ['id', form.id]])
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
  drop([form])
  if (answer.type === 'opaqueredirect') say()
  else say(isLater(answer) ? 'busy' : 'notPossible')
  await read()
}
const sendAll = async () => {
  for (let all = waiting(); all.length > 0 && !isGone; all = waiting()) {
    const form = all.findIndex(isForm)
    if (form === 0) await sendForm(all[0])
    else if (!(await isDone(all.slice(0, form < 0 ? MOST : Math.min(form, MOST))))) return
  }
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
    document.dispatchEvent(new CustomEvent('household:sent'))
    if (told.textContent === told.dataset.offline) say()
  } catch {
    say('offline')
    delay = Math.min(delay * 2, 15_000)
    retry = setTimeout(send, delay)
  } finally {
    isSending = false
  }
}

// Of its own changes a device has seen those of the line; what came before the last ones they took away themselves.
const MOST_OWN = 20
const change = (kind, fields) => {
  const isSame = ({ lineId, ingredientId }) => lineId === fields.lineId && ingredientId === fields.ingredientId
  const own = waiting()
    .filter(isSame)
    .map((one) => one.id)
  setWaiting([...waiting(), { id: random(), kind, seen: version, own: own.slice(-MOST_OWN), ...fields }])
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

const noted = ({ elements: { kind, line, text } }) => {
  if (kind.value === 'strikeNote') change('strikeNote', { lineId: line.value })
  else if (text.value.trim()) change('addNote', { lineId: random(), text: text.value.trim() })
  if (text) text.value = ''
}
const locked = ({ elements: { day, slot } }, { value }) =>
  change(value ? 'lock' : 'unlock', { day: Number(day.value), slot: slot.value, planId })
const planned = (form, submitter) => {
  const { action } = form
  form.closest('dialog')?.close()
  // Who taps again means it once.
  const others = waiting().filter((one) => one.action !== action)
  setWaiting([...others, { id: random(), kind: 'form', action, body: [...new FormData(form, submitter)] }])
  send()
}
const FORMS = { line: noted, lock: locked, plan: planned, next: planned, undo: planned, swap: planned }
document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event
  const [, what] = /^\/w\/[^/]+\/(\w+)/.exec(new URL(form.action).pathname) ?? []
  if (event.defaultPrevented || !FORMS[what]) return
  event.preventDefault()
  FORMS[what](form, submitter)
  show()
})

const read = async () => {
  const { data, errors } = await (await post(READ)).json()
  if (!errors) taken(data.household)
}
const look = () => read().catch(() => {})
document.addEventListener('household:heard', ({ detail: { version: newest, ended } }) => {
  if (ended) taken(null)
  else if (newest === null || newest > version) look()
})
document.addEventListener('household:connected', () => send())

addEventListener('online', send)
addEventListener('storage', ({ key }) => key === QUEUE && show())
// Whoever comes back to the page has not heard what happened meanwhile.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  send()
  look()
})
addEventListener('pageshow', ({ persisted }) => persisted && look())

// Whoever has ticked on the plan's own page and then shares it has them ticked here.
const takeOver = () => {
  try {
    if (sessionStorage.getItem('shared') !== planId) return
    sessionStorage.removeItem('shared')
    const { ticks, have, own } = JSON.parse(localStorage.getItem(`list:${planId}`)) ?? {}
    for (const ingredientId of ticks ?? []) change('tick', { ingredientId, planId })
    for (const ingredientId of have ?? []) change('have', { ingredientId, planId })
    for (const { id: lineId, text, ticked } of own ?? []) {
      change('add', { lineId, text })
      if (ticked) change('tickOwn', { lineId })
    }
  } catch {
    // A browser that keeps nothing has nothing to take over.
  }
}
takeOver()
show()
look()
send()
