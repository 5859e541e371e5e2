/** Whether any dialog or menu is open on the page, whoever opened it. */
export const hasOpenDialog = (root: ParentNode = document): boolean =>
  root.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/** Calls back whenever something opens or closes over the page: overlays are added to the end of the body. */
export function watchDialogs(onChange: () => void, signal: AbortSignal, body: Node = document.body): void {
  const observer = new MutationObserver(onChange)
  observer.observe(body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
