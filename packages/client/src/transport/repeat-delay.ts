/** Longest delay in ms that a repeated call waits for; beyond it the call fails and the page shows a message. */
const longestBreakMs = 10_000
/** Delay before the second attempt when the server gives none, ms; doubled for each further one. */
const firstBreakMs = 300

/**
 * Delay before a call is repeated, ms: the server's `retryAfter` (whole seconds) plus up to half as much, or a short
 * delay that grows with `tries`; undefined when the server asks for too long a delay. `random` is in [0, 1).
 */
export function repeatDelayMs({
  tries,
  retryAfter,
  random,
}: {
  tries: number
  retryAfter: unknown
  random: () => number
}): number | undefined {
  const spread = random()
  if (typeof retryAfter !== 'string' || !/^\d{1,9}$/.test(retryAfter))
    return firstBreakMs * 2 ** (tries - 1) * (0.5 + spread)
  const askedMs = Number(retryAfter) * 1000
  return askedMs > longestBreakMs ? undefined : askedMs * (1 + spread / 2)
}
