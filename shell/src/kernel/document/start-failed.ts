import { isLoadFailure } from '../loading/is-load-failure'

/** The page could not start (no catalogue, no page data): shows the retry card that is part of the document. */
export function startFailed(error: unknown): void {
  // For a failed download the card is enough; anything else is an error of the code.
  if (!isLoadFailure(error)) reportError(error)
  const card = document.getElementById('plaza-start-failed')
  if (!card) return
  card.hidden = false
  card.querySelector('button')?.addEventListener('click', () => location.reload())
}
