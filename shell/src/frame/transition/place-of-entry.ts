/** Where an entry of the history says to which place its page was scrolled, px: it outlives the document. */
const placeKey = 'plazaTop'
/** Marks a document that is kept as tall as its place needs. */
const tallMark = 'data-kept-place'

/**
 * Inline script before the skeleton: a document that is loaded again, or that Back leads to, is as tall as it needs to be and
 * scrolled to where the person was, so that no frame shows its top (FRAME-20). Plain old JavaScript: it is not compiled.
 */
export const keepPlaceScript = `(function () {
  var place = history.state && history.state.${placeKey}
  if (!(place > 0)) return
  history.scrollRestoration = 'manual'
  var root = document.documentElement
  root.setAttribute('${tallMark}', '')
  root.style.minHeight = 'calc(100vh + ' + place + 'px)'
  scrollTo(0, place)
})()`

interface Entry {
  [placeKey]?: number
}

/** Where the page of the present entry was scrolled to, by an earlier document at the latest. */
export const placeOfEntry = (): number | undefined => (history.state as Entry | null)?.[placeKey]

/** Writes down where the page of the present entry is scrolled to. */
export function rememberPlace(): void {
  const toPx = Math.round(scrollY)
  if ((placeOfEntry() ?? 0) !== toPx) history.replaceState({ ...history.state, [placeKey]: toPx }, '')
}

/** Whether the document is kept tall until its page is. */
export const isKeptTall = (): boolean => document.documentElement.hasAttribute(tallMark)

/** Makes the document tall enough for a place, px, until its page is. */
export function keepTall(place: number): void {
  const root = document.documentElement
  root.setAttribute(tallMark, '')
  root.style.minHeight = `calc(100vh + ${place}px)`
}

/** The document is as tall as its page from now on. */
export function endKeptHeight(): void {
  if (!isKeptTall()) return
  const root = document.documentElement
  root.removeAttribute(tallMark)
  root.style.minHeight = ''
}
