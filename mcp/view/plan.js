// The script of the page that hosts with MCP Apps (SEP-1865) show beside a plan. It runs in the host's frame as it stands
// here, asks the host for everything, and writes words only as text.

/**
 * The plan of a tool's structured content, as far as it is shown.
 * @typedef {object} ShownPlan
 * @property {string} lang
 * @property {string} summary first line: the plan's name, then its address
 * @property {string} href
 * @property {string[]} warnings
 * @property {{ label: string, dishes: { slotLabel?: string, companion: boolean, title: string, why?: string }[] }[]} days
 * @property {{ label: string, items: { name: string, buyText: string, pantry: boolean }[] }[]} [shopping] of a full answer, as the reasons
 */

/**
 * What a host tells of itself.
 * @typedef {object} HostContext
 * @property {string} [theme]
 * @property {{ variables?: Record<string, string | undefined> }} [styles]
 */

/**
 * A message of the host: an answer to a request of ours, a request, or a notification.
 * @typedef {object} HostMessage
 * @property {string} [jsonrpc]
 * @property {number | string} [id]
 * @property {string} [method]
 * @property {any} [params]
 * @property {any} [result]
 */

const root = /** @type {HTMLElement} */ (document.getElementById('plan'))

let last = 0
/** Requests without an answer, by their id.
 * @type {Map<unknown, (result: any) => void>} */
const waiting = new Map()

/** @param {object} message */
const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')

/**
 * @param {string} method
 * @param {object} params
 * @returns {Promise<any>}
 */
const ask = (method, params) =>
  new Promise((done) => {
    waiting.set(++last, done)
    post({ id: last, method, params })
  })

/**
 * @param {HTMLElement} to
 * @param {string} name of the element that is put at its end
 * @param {string} [text]
 * @param {string} [className]
 */
function add(to, name, text, className) {
  const node = to.appendChild(document.createElement(name))
  if (text) node.textContent = text
  if (className) node.className = className
  return node
}

/** @param {ShownPlan} plan */
function show(plan) {
  root.replaceChildren()
  document.documentElement.lang = plan.lang
  const [title = '', ...rest] = plan.summary.split('\n')
  add(root, 'h1', title.slice(0, title.indexOf(plan.href)).replace(/[:：\s]+$/, ''))
  for (const line of rest) add(root, 'p', line, 'note')
  add(root, 'button', `↗ ${plan.href}`).onclick = () => ask('ui/open-link', { url: plan.href })
  for (const warning of plan.warnings) add(root, 'p', warning, 'warning')
  showDays(plan.days)
  for (const group of plan.shopping ?? []) {
    const items = group.items.filter((item) => !item.pantry)
    if (items.length === 0) continue
    add(root, 'h2', group.label)
    add(root, 'p', items.map((item) => `${item.name}: ${item.buyText}`).join(' · '))
  }
}

/** @param {ShownPlan['days']} days */
function showDays(days) {
  const grid = add(root, 'div', '', 'days')
  for (const day of days) {
    const section = add(grid, 'section')
    add(section, 'h2', day.label)
    const list = add(section, 'ul')
    for (const dish of day.dishes) {
      const item = add(list, 'li')
      add(item, 'small', dish.companion ? '+ ' : dish.slotLabel ? `${dish.slotLabel} ` : '')
      add(item, 'span', dish.title)
      if (!dish.why) continue
      add(item, 'br')
      add(item, 'small', dish.why)
    }
  }
}

/** @param {HostContext | undefined} context */
function useTheme(context) {
  for (const [name, value] of Object.entries(context?.styles?.variables ?? {})) {
    if (value) document.documentElement.style.setProperty(name, value)
  }
  if (context?.theme) document.documentElement.style.colorScheme = context.theme
}

/** @param {HostMessage} message */
function receive({ id, method, params, result }) {
  const plan = params?.structuredContent?.plan
  if (method === 'ui/notifications/tool-result' && plan) show(plan)
  else if (method === 'ui/notifications/host-context-changed') useTheme(params)
  else if (method && id !== undefined) post({ id, result: {} })
  else {
    waiting.get(id)?.(result)
    waiting.delete(id)
  }
}

addEventListener('message', ({ data, source }) => {
  if (source === parent && data?.jsonrpc === '2.0') receive(data)
})

new ResizeObserver(() => {
  const { width, height } = document.documentElement.getBoundingClientRect()
  post({ method: 'ui/notifications/size-changed', params: { width: Math.ceil(width), height: Math.ceil(height) } })
}).observe(document.documentElement)

ask('ui/initialize', {
  appInfo: { name: 'provender-plan', version: root.dataset.version },
  appCapabilities: {},
  protocolVersion: '2026-01-26',
}).then((result) => {
  useTheme(result?.hostContext)
  post({ method: 'ui/notifications/initialized' })
})
