import { isLoadFailure } from './is-load-failure'

/** Attempts in total. */
const mostTries = 3
/** Wait before the next attempt while the browser is online, ms. */
const retryMs = 20_000

/**
 * Loads optional code. After a failed download it retries at the next connection or after a while, and then gives up
 * silently. Any other failure is reported.
 */
export function loadAfterwards(load: () => Promise<void>, tries = mostTries): void {
  load().catch((error: unknown) => {
    if (!isLoadFailure(error)) return reportError(error)
    if (tries <= 1) return
    const again = () => loadAfterwards(load, tries - 1)
    if (navigator.onLine) setTimeout(again, retryMs)
    else addEventListener('online', again, { once: true })
  })
}
