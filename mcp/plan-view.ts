import { VERSION } from './version.ts'

// A page that hosts with MCP Apps (SEP-1865) show beside the answer of build_week and build_table. It takes the tool's
// structured content, whose words are in the person's language already, and reaches nothing outside.

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.45 var(--font-sans, system-ui, sans-serif); }
body { margin: 0; padding: 1rem; color: var(--color-text-primary, CanvasText); background: var(--color-background-primary, Canvas); }
h1 { margin: 0 0 .25rem; font-size: 1.2rem; }
h2 { margin: 1rem 0 .25rem; font-size: 1rem; }
p { margin: .25rem 0; }
.note, small { color: var(--color-text-secondary, GrayText); }
.warning { padding-inline-start: .6rem; border-inline-start: 3px solid var(--color-border-warning, #c80); }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: .2rem 0; }
.days { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0 1.25rem; }
button { font: inherit; padding: .4rem .9rem; border: 1px solid currentColor; border-radius: var(--border-radius-md, 6px); color: inherit; background: none; cursor: pointer; }
`

const SCRIPT = `
let last = 0
const waiting = new Map()
const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
const ask = (method, params) => new Promise((done) => { waiting.set(++last, done); post({ id: last, method, params }) })

function add(to, name, text, className) {
  const node = to.appendChild(document.createElement(name))
  if (text) node.textContent = text
  if (className) node.className = className
  return node
}

function show(plan) {
  const root = document.getElementById('plan')
  root.replaceChildren()
  document.documentElement.lang = plan.lang
  const [title, ...rest] = plan.summary.split('\\n')
  add(root, 'h1', title.slice(0, title.indexOf(plan.href)).replace(/[:：\\s]+$/, ''))
  for (const line of rest) add(root, 'p', line, 'note')
  const open = add(root, 'button', '↗ ' + plan.href)
  open.onclick = () => ask('ui/open-link', { url: plan.href })
  for (const warning of plan.warnings) add(root, 'p', warning, 'warning')
  const days = add(root, 'div', '', 'days')
  for (const day of plan.days) {
    const section = add(days, 'section')
    add(section, 'h2', day.label)
    const list = add(section, 'ul')
    for (const dish of day.dishes) {
      const item = add(list, 'li')
      add(item, 'small', dish.slotLabel + ' ')
      add(item, 'span', dish.title)
      add(item, 'br')
      add(item, 'small', dish.why)
    }
  }
  for (const group of plan.shopping) {
    const items = group.items.filter((item) => !item.pantry)
    if (items.length === 0) continue
    add(root, 'h2', group.label)
    add(root, 'p', items.map((item) => item.name + ': ' + item.buyText).join(' · '))
  }
}

function theme(context) {
  for (const [name, value] of Object.entries(context?.styles?.variables ?? {})) {
    if (value) document.documentElement.style.setProperty(name, value)
  }
  if (context?.theme) document.documentElement.style.colorScheme = context.theme
}

addEventListener('message', ({ data, source }) => {
  if (source !== parent || data?.jsonrpc !== '2.0') return
  if (data.method === 'ui/notifications/tool-result' && data.params?.structuredContent?.plan) show(data.params.structuredContent.plan)
  else if (data.method === 'ui/notifications/host-context-changed') theme(data.params)
  else if (data.method && data.id !== undefined) post({ id: data.id, result: {} })
  else if (waiting.has(data.id)) { waiting.get(data.id)(data.result); waiting.delete(data.id) }
})

new ResizeObserver(() => {
  const { width, height } = document.documentElement.getBoundingClientRect()
  post({ method: 'ui/notifications/size-changed', params: { width: Math.ceil(width), height: Math.ceil(height) } })
}).observe(document.documentElement)

ask('ui/initialize', { appInfo: { name: 'provender-plan', version: '${VERSION}' }, appCapabilities: {}, protocolVersion: '2026-01-26' })
  .then((result) => { theme(result?.hostContext); post({ method: 'ui/notifications/initialized' }) })
`

export const PLAN_VIEW_HTML = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Provender</title>
<style>${STYLE}</style>
</head>
<body>
<main id="plan"></main>
<script>${SCRIPT}</script>
</body>
</html>
`
