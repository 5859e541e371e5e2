/**
 * Closes a sheet that has its own history entry, then runs an action that changes the address. Run at once, the action
 * would change the sheet's entry instead of the page's.
 */
export function afterSheet(close: () => void, then: () => void): void {
  window.addEventListener('popstate', then, { once: true })
  close()
}
