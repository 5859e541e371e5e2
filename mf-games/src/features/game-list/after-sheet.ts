/**
 * Closes a sheet that is an entry of the history, then does something that changes the address: done at once, it would
 * change the sheet's entry and not the page's.
 */
export function afterSheet(close: () => void, then: () => void): void {
  window.addEventListener('popstate', then, { once: true })
  close()
}
