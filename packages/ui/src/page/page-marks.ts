/**
 * Counts an element on the document's root for as long as it is in view, as `data-page-…`. Styles of other parts of the page ask
 * the root: a rule that looks for such an element with `:has()` restyles the page whenever a list in it changes. The count is in
 * the document, because each remote brings a copy of this module (PERF-11).
 */
function countOnRoot(name: 'pagePrimary' | 'pageActions' | 'pageTool', element: HTMLElement | null) {
  // The main action of a dialog or of the header is not the page's.
  if (!element?.closest('main')) return undefined
  const { dataset } = document.documentElement
  const add = (by: number) => {
    const count = Number(dataset[name] ?? 0) + by
    if (count > 0) dataset[name] = String(count)
    else delete dataset[name]
  }
  add(1)
  return () => add(-1)
}

/** Ref of a main action: while one is in the page, the bottom menu's raised button is an entry like the others. */
export const primaryAction = (element: HTMLElement | null) => countOnRoot('pagePrimary', element)

/** Ref of actions fixed at the bottom: while they are in the page, toasts stand above them. */
export const fixedActions = (element: HTMLElement | null) => countOnRoot('pageActions', element)

/** Ref of a tool: while it is in the page, its own bars take the place of the bottom menu and of the header's balance. */
export const wholeView = (element: HTMLElement | null) => countOnRoot('pageTool', element)
