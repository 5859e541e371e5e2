/** Longest requested delay in ms that is waited for; with a longer one the call fails and the page says so. */
const longestBreakMs = 10_000
/** Before the second try where nobody says when, ms; doubled for each further one. */
const firstBreakMs = 300

/**
 * How long to wait before a call is made once more, ms: as long as the server asked for (`retryAfter`, whole seconds) and
 * up to half as long again, or a short while that grows with `tries`; undefined where the server asks for too long a
 * break. `random` is from 0 to 1.
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
