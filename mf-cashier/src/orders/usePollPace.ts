import { useState } from 'react'

/** ms between two polls of an order that can still change. The stream reports every change at once; polling covers a lost message. */
const pollMs = 15_000
/**
 * The stream opens later than the page, so what happens in between is in no message: whoever comes back from a payment page
 * would wait for the next poll. For as long, ms, the order is asked about at this pace, ms.
 */
const early = { forMs: 5_000, everyMs: 2_500 }

/** Time until a page asks again, ms, about something that can still change: sooner while the page is new. */
export function usePollPace(): () => number {
  const [openedAt] = useState(() => Date.now())
  return () => (Date.now() - openedAt < early.forMs ? early.everyMs : pollMs)
}
