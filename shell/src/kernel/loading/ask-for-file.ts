import { random } from '../page/random'

/** How often a file is requested before it counts as failed. */
const askedAtMost = 3
/** A request that has not been answered for this long, ms, is followed by another one beside it. */
const silentForMs = 2_000
/** Delays before the second and third request, ms, each multiplied by a random factor of 0.5 to 1.5. */
const delaysMs = [300, 900]
/** How long the last request may take, ms: longer than a person waits, because a late file replaces the failure card. */
const lastAtMostMs = 20_000
/** After this, ms, a page that was about to be left is still there, and goes on with what failed meanwhile. */
const stillHereAfterMs = 5_000

/** Further requests of each path: every one has another address, because the browser may keep what failed. */
const further = new Map<string, number>()
/** Files that are still awaited → requests the file once more. */
const awaited = new Set<() => void>()
let isLeaving = false

function addressOf(url: string): string {
  const { pathname } = new URL(url, location.href)
  const count = further.get(pathname) ?? 0
  return count === 0 ? url : `${url}?retry=${count}`
}

/** A second request of a file on a slow network would only take the first one's share of it. */
const isSlow = (): boolean => {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return connection?.effectiveType !== undefined && connection.effectiveType !== '4g'
}

/**
 * Gets a file of a release: after a failed request another one follows, three in all, and beside a request that stays
 * unanswered. The first answer counts. While the page is being left nothing fails, because the browser aborts what is under
 * way (REMOTE-13).
 *
 * @param ask requests the file at an address; its signal ends when the answer is no longer needed
 * @throws what the last request threw, or a `TimeoutError`
 */
export function askForFile<T>(
  url: string,
  ask: (address: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { pathname } = new URL(url, location.href)
  return new Promise((resolve, reject) => {
    const unneeded = new AbortController()
    let asked = 0
    let failed = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (ms: number, then: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(then, ms)
    }
    const end = (settle: () => void) => {
      clearTimeout(timer)
      awaited.delete(next)
      settle()
      unneeded.abort()
    }
    const onFailed = (error: unknown) => {
      failed += 1
      if (isLeaving) return wait(stillHereAfterMs, next)
      // Another request is under way.
      if (failed < asked) return undefined
      if (asked >= askedAtMost) return end(() => reject(error))
      return wait((delaysMs[asked - 1] ?? 0) * (0.5 + random()), next)
    }
    const next = () => {
      if (asked > 0) further.set(pathname, (further.get(pathname) ?? 0) + 1)
      asked += 1
      if (asked >= askedAtMost)
        wait(lastAtMostMs, () => end(() => reject(new DOMException(`no answer for ${url}`, 'TimeoutError'))))
      else if (!isSlow()) wait(silentForMs, next)
      ask(addressOf(url), unneeded.signal).then((value) => end(() => resolve(value)), onFailed)
    }
    awaited.add(next)
    next()
  })
}

/** Whether the page is being left, so that the browser may end what it loads. */
export const isAboutToLeave = (): boolean => isLeaving

/** Requests every file that is still awaited once more, because a person asked. */
export function askAgain(): void {
  globalThis.plazaRetry = (globalThis.plazaRetry ?? 0) + 1
  for (const next of awaited) next()
}

/** Offers `askForFile` to every loader on the page: the shell's, and those in the builds of remotes. */
export function offerFiles(page: Pick<Window, 'addEventListener'>): void {
  globalThis.plazaAsk = askForFile
  let timer: ReturnType<typeof setTimeout> | undefined
  const setLeaving = (next: boolean) => {
    clearTimeout(timer)
    isLeaving = next
    // A download or a refused navigation leaves the page where it is.
    if (next) timer = setTimeout(() => (isLeaving = false), stillHereAfterMs)
  }
  page.addEventListener('beforeunload', () => setLeaving(true))
  page.addEventListener('pagehide', () => setLeaving(true))
  page.addEventListener('pageshow', () => setLeaving(false))
}
