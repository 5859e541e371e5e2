/** Counts the overlays over an element, which may close in any order, and returns how many there are. */
function count(element: HTMLElement, by: 1 | -1): number {
  const overlays = Number(element.dataset['behind'] ?? 0) + by
  if (overlays > 0) element.dataset['behind'] = String(overlays)
  else delete element.dataset['behind']
  return overlays
}

/** Hides an element from assistive technology, or no longer once the last overlay over it has gone. */
function setBehind(element: HTMLElement, by: 1 | -1): void {
  // Not `inert`: every element inside inherits it, so the styles of the whole page would be computed again, twice for each dialog.
  if (count(element, by) > 0) element.setAttribute('aria-hidden', 'true')
  else element.removeAttribute('aria-hidden')
}

/** Whether something lies behind an open overlay, where the focus may not go. */
export const isBehind = (element: Element): boolean => element.closest('[data-behind][aria-hidden]') !== null

/** What is outside the overlay and may be hidden: all but live regions, which are announced at any time. */
function* outside(layer: Element, parent: Element, kept: ReadonlySet<Element>): Generator<HTMLElement> {
  for (const child of parent.children) {
    if (child === layer || !(child instanceof HTMLElement)) continue
    if (child.matches('[aria-live], script, style, link')) continue
    if (kept.has(child)) yield* outside(layer, child, kept)
    // Hidden by somebody else, who also shows it again.
    else if (child.dataset['behind'] || !child.matches('[inert], [aria-hidden=true]')) yield child
  }
}

/**
 * Hides everything behind an overlay from assistive technology, and stops the page from scrolling. Returns the function
 * that undoes it.
 */
export function hideBehind(layer: Element): () => void {
  const { documentElement: root, body } = document
  const kept = new Set<Element>()
  for (const region of document.querySelectorAll('[aria-live]'))
    for (let at = region.parentElement; at && !kept.has(at); at = at.parentElement) kept.add(at)
  const hidden = [...outside(layer, body, kept)]
  const setLocked = (by: 1 | -1) => {
    const isLocked = count(root, by) > 0
    // The place of a scrollbar stays where there was one, so that nothing moves aside.
    if (!isLocked) root.style.scrollbarGutter = ''
    else if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
    root.style.overflow = isLocked ? 'hidden' : ''
  }
  for (const element of hidden) setBehind(element, 1)
  setLocked(1)
  return () => {
    for (const element of hidden) setBehind(element, -1)
    setLocked(-1)
  }
}
