import { useState } from 'react'

/** ms between two polls of an order that can still change. The stream reports every change at once; polling covers a lost message. */
const pollMs = 15_000
/**
 * The stream opens later than the page, so no message reports what happens in between, and a member who comes back from a payment
 * page would wait for the next poll. For that long, ms, the order is polled at this pace, ms.
 */
const early = { forMs: 5_000, everyMs: 2_500 }

/** Time until a page asks again, ms, about something that can still change: sooner while the page is new. */
export function usePollPace(): () => number {
  const [openedAt] = useState(() => performance.now())
  return () => (performance.now() - openedAt < early.forMs ? early.everyMs : pollMs)
}
