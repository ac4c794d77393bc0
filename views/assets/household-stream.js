// Hears what changes in a household while its page is open and seen, and tells the page.
const { householdId: id } = document.querySelector('[data-household-id]').dataset
const token = location.pathname.split('/').pop()
const FOLLOW = 'subscription ($token: String!) { householdChanged(token: $token) { version ended } }'
// The service says something every 12 s; a connection that says nothing for so long is none, ms.
const SILENCE = 30_000

let isGone = false
let connection
document.addEventListener('household:gone', () => {
  isGone = true
  connection?.abort()
})

const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`household:${name}`, { detail }))

// One stream for all windows of the browser: whoever has it tells the others.
const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`household ${id}`) : undefined
channel?.addEventListener('message', ({ data }) => tell('heard', data))

const follow = async () => {
  connection = new AbortController()
  const { signal } = connection
  let silence
  const waitOn = () => {
    clearTimeout(silence)
    silence = setTimeout(() => connection.abort(), SILENCE)
  }
  try {
    waitOn()
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: FOLLOW, variables: { token } }),
      signal,
    })
    if (!answer.ok) return
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      waitOn()
      tell('connected')
      const parts = (rest + value).split('\n\n')
      rest = parts.pop()
      for (const part of parts) {
        const text = part.split('\n').find((line) => line.startsWith('data: {'))
        const event = text && JSON.parse(text.slice(6)).data?.householdChanged
        if (!event) continue
        channel?.postMessage(event)
        tell('heard', event)
      }
    }
  } catch {
    // The connection is lost, or was given up.
  } finally {
    clearTimeout(silence)
  }
}

// A page that nobody sees lets go of the stream: it may be frozen, and whoever comes back looks anyway.
document.addEventListener('visibilitychange', () => document.hidden && connection?.abort())
const seen = () =>
  new Promise((resolve) => {
    if (!document.hidden) return resolve()
    document.addEventListener('visibilitychange', resolve, { once: true })
  })
const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
    addEventListener('online', resolve, { once: true })
    document.addEventListener('household:sent', resolve, { once: true })
  })
const keepFollowing = async () => {
  for (let ms = 500; !isGone && !document.hidden; ms = Math.min(ms * 2, 5000)) {
    const began = Date.now()
    await follow()
    if (Date.now() - began > 5000) ms = 500
    if (!isGone && !document.hidden) await pause(ms)
  }
}
const run = async () => {
  while (!isGone) {
    await seen()
    if (navigator.locks) await navigator.locks.request(`follow ${id}`, keepFollowing)
    else await keepFollowing()
  }
}
run()
