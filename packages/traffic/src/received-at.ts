/** The header in which the edge tells the gateway when a request had arrived whole, ms. Only the edge may set it. */
export const receivedHeader = 'x-received-at'

/** The longest that a request may be on its way from the edge to the gateway for its time of receipt to count, ms. */
export const longestForwardMs = 1_000

/**
 * When the site received a request, ms: as the edge says, or now where it says nothing, or something that is longer ago
 * than any request is forwarded. Never later than now.
 */
export function receivedAt(header: string | string[] | undefined, now: number): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) return now
  const stamp = Number(header)
  return stamp >= now - longestForwardMs && stamp <= now ? stamp : now
}
