// What the form of a week does beyond being filled in: it asks how much each child eats.
const form = document.querySelector('form.make')

// A select for each child whose age is written.
const draw = () => {
  const appetites = document.getElementById('appetite')
  const ages = form.elements.kids.value.match(/\d+/g) ?? []
  const most = Math.max(1, Math.min(ages.length, 20))
  while (appetites.children.length > most) appetites.lastElementChild.remove()
  while (appetites.children.length < most) {
    const copy = appetites.lastElementChild.cloneNode(true)
    copy.querySelector('select').value = appetites.lastElementChild.querySelector('select').value
    appetites.append(copy)
  }
  for (const [child, { firstElementChild: name }] of [...appetites.children].entries())
    name.textContent = ages[child] ? appetites.dataset.one.replace('{}', ages[child]) : appetites.dataset.all
}
form.addEventListener('change', (event) => event.target.name === 'kids' && draw())
addEventListener('pageshow', draw)
document.addEventListener('answers', draw)
