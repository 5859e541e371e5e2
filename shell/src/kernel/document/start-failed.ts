import { isLoadFailure } from '../loading/is-load-failure'

/** The page could not start at all (no catalogue, no page data): unhides the retry that the document brought with it. */
export function startFailed(error: unknown): void {
  // A failed download is shown by the card only; anything else is an error of the code.
  if (!isLoadFailure(error)) reportError(error)
  const card = document.getElementById('plaza-start-failed')
  if (!card) return
  card.hidden = false
  card.querySelector('button')?.addEventListener('click', () => location.reload())
}
