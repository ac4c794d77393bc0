// Shows what only the page of a household has: notes, what is still to buy of a ticked line, which dishes are kept.
const { more: still, householdId: id } = document.querySelector('[data-household-id]').dataset
const list = document.querySelector('[data-household]')
const notes = document.querySelector('.notes')

const noteLine = ({ lineId, text }) => {
  const line = document.importNode(notes.querySelector('template').content, true).querySelector('li')
  line.dataset.note = lineId
  line.querySelector('bdi').textContent = text
  line.querySelector('[name=line]').value = lineId
  const button = line.querySelector('button')
  button.ariaLabel = button.ariaLabel.replace('{text}', text)
  return line
}
const showNotes = (all) => {
  const before = [...notes.querySelectorAll('[data-note]')].map((line) => line.dataset.note)
  // What stands right stays where the reader's finger is.
  if (before.join() === all.map(({ lineId }) => lineId).join()) return
  notes.querySelector('ul').replaceChildren(...all.map(noteLine))
}
const showMore = (more) => {
  for (const one of document.querySelectorAll('.still')) one.remove()
  for (const [ingredient, text] of more) {
    const name = list?.querySelector(`input[value="${CSS.escape(ingredient)}"]`)?.parentElement.querySelector('bdi')
    if (!name || !text) continue
    const line = Object.assign(document.createElement('small'), { className: 'still' })
    line.textContent = still.replace('{amount}', text)
    name.after(line)
  }
}
const showLocks = (locks) => {
  for (const { elements } of document.querySelectorAll('form.lock')) {
    const isLocked = locks.has(`${elements.day.value} ${elements.slot.value}`)
    elements.on.value = isLocked ? '' : '1'
    elements.on.ariaPressed = String(isLocked)
  }
}
document.addEventListener('list:state', ({ detail: { notes: all, more, locks, canUndo } }) => {
  showNotes(all)
  showMore(more)
  showLocks(locks)
  const undo = document.querySelector('form[action*="/undo"] button')
  if (undo) undo.disabled = !canUndo
})

// What somebody is writing is still there after another one has changed the plan.
const DRAFTS = `household:${id}:drafts`
const fields = [...document.querySelectorAll('.own [name=text], .notes [name=text]')]
addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(DRAFTS, JSON.stringify(fields.map(({ value }) => value)))
  } catch {
    // A browser that keeps nothing loses half a line.
  }
})
try {
  const drafts = JSON.parse(sessionStorage.getItem(DRAFTS)) ?? []
  for (const [at, field] of fields.entries()) field.value ||= drafts[at] ?? ''
} catch {
  // There are none.
}
