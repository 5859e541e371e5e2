import type { PlannedRemote } from '@plaza/contract/federation'

/** A load that has not come after this, ms, gives way to the fallback release, which has the rest of the budget. */
const stepBackAfterMs = 3_500
/** After this, ms, a person sees the fallback, or the card; what comes later still takes the card's place. */
const cardAfterMs = 5_000

/** A component that still waits while it renders after this, ms, has failed: what it waits for does not come. */
export const renderAtMostMs = cardAfterMs
/**
 * A component that has drawn nothing but placeholders after this, ms, has failed. Longer than a read may take, after which
 * the component itself says that its data did not come.
 */
export const firstDataAtMostMs = 13_000
/** A component of which a part in view is still a placeholder after this, ms, has failed: two reads, one after the other, are over. */
export const partDataAtMostMs = 23_000

/**
 * How long a person waits for a remote in all, ms, by whether another release can replace the one that is loading. A
 * developer's own build has more time, because it may still be compiling.
 */
export function loadBudgetMs(
  remote: Pick<PlannedRemote, 'reason' | 'mountDeadlineMs'> | undefined,
  hasFallback: boolean,
): number {
  if (remote?.reason === 'override') return Math.max(remote.mountDeadlineMs, cardAfterMs)
  return hasFallback ? stepBackAfterMs : cardAfterMs
}
