/** Loads what nobody waits for. What a lost connection kept is had at the next one; any other failure is reported. */
export function loadAfterwards(load: () => Promise<void>): void {
  load().catch((error: unknown) =>
    navigator.onLine
      ? reportError(error)
      : addEventListener('online', () => loadAfterwards(load), { once: true }),
  )
}
