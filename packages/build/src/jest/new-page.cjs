/** Empties the page that the suites of a group share: elements, attributes, storage and address. */
module.exports = () => {
  const { document, history } = globalThis
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
