/**
 * A quicker `getComputedStyle` for what Testing Library asks about every element: whether it is visible. jsdom matches each
 * element against a browser's whole default style sheet, which took a quarter of the time of tests that look for roles. These
 * pages have no style sheet of ours, so whether an element is displayed follows from its name, a few attributes and its own
 * style. jsdom still answers everything else, and everything in a page with a style sheet.
 */
const { window } = globalThis
const own = window.getComputedStyle
const shown = new Map()

function displayOf(element) {
  const inline = element.getAttribute('style') === null ? '' : element.style.display
  if (inline !== '') return inline
  const { namespaceURI, localName } = element
  const key = [
    namespaceURI,
    localName,
    ...['hidden', 'open', 'type'].map((name) => element.getAttribute(name)),
  ].join()
  let display = shown.get(key)
  if (display === undefined) {
    const bare = element.cloneNode(false)
    bare.removeAttribute('style')
    display = own(bare).display
    shown.set(key, display)
  }
  return display
}

/** A property that children inherit, which only styles of elements themselves set. */
function inheritedOf(element, name, initial) {
  for (let at = element; at; at = at.parentElement) {
    const value = at.getAttribute('style') === null ? '' : at.style.getPropertyValue(name)
    if (value !== '' && value !== 'inherit') return value
  }
  return initial
}

const answers = {
  display: displayOf,
  visibility: (element) => inheritedOf(element, 'visibility', 'visible'),
  'pointer-events': (element) => inheritedOf(element, 'pointer-events', 'auto'),
}
const names = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' }

const handler = {
  get({ element }, property) {
    if (Object.hasOwn(names, property)) return answers[names[property]](element)
    if (property === 'getPropertyValue')
      return (name) => answers[name]?.(element) ?? own(element).getPropertyValue(name)
    const style = own(element)
    const value = style[property]
    return typeof value === 'function' ? value.bind(style) : value
  },
}

window.getComputedStyle = (element, pseudo) =>
  pseudo || element.ownerDocument.styleSheets.length > 0
    ? own(element, pseudo)
    : new Proxy({ element }, handler)
