// Dishes that are to stay: the boxes are part of the form that changes the plan. The address remembers them, and so do the
// links to other dishes, so that a swap or a reload loses none.
const boxes = [...document.querySelectorAll('[name=keep]')]
const kept = () =>
  boxes
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join()
const withKept = (address) => {
  const url = new URL(address)
  const keys = kept()
  if (keys) url.searchParams.set('keep', keys)
  else url.searchParams.delete('keep')
  return url.href
}
document.addEventListener('change', ({ target }) => {
  if (!boxes.includes(target)) return
  history.replaceState(history.state, '', withKept(location.href))
  for (const link of document.querySelectorAll('.swap')) link.href = withKept(link.href)
})
