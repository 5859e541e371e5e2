import { isLoadFailure } from './is-load-failure'

/** How often what did not come is asked for, the first time included. */
const mostTries = 3
/** How long to wait for the next try while the browser is online, ms. */
const retryMs = 20_000

/**
 * Loads what nobody waits for. What did not come is asked for again, at the next connection or after a while, and then
 * left: nobody misses it. Any other failure is reported.
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
