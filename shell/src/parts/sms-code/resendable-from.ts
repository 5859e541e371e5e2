/** The purposes of codes; each has its own countdown. */
export type SmsPurpose = 'login' | 'register' | 'password'

const key = 'plaza.smsUntil'

function read(storage: Storage): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, until]) => Number.isSafeInteger(until)))
  } catch {
    // Invalid JSON was written by another program; the server's own limit holds in any case.
    return {}
  }
}

function write(kept: Record<string, number>, storage: Storage): void {
  if (Object.keys(kept).length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(kept))
}

/** Until when no further code can be requested, ms by the server's clock; undefined when one can be requested now. */
export function resendableFrom(
  purpose: SmsPurpose,
  nowMs: number,
  storage: Storage = sessionStorage,
): number | undefined {
  const until = read(storage)[purpose]
  return until !== undefined && until > nowMs ? until : undefined
}

/** Stores the end of a countdown across a reload of this tab (SMS-1). */
export function keepUntil(purpose: SmsPurpose, untilMs: number, storage: Storage = sessionStorage): void {
  write({ ...read(storage), [purpose]: untilMs }, storage)
}

/** Removes a countdown when the page is left (SMS-1). */
export function forgetUntil(purpose: SmsPurpose, storage: Storage = sessionStorage): void {
  const { [purpose]: _, ...others } = read(storage)
  write(others, storage)
}
