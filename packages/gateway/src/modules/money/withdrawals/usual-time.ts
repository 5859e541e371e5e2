import type { AnswerOf } from '@plaza/contract/kernel'
import type { withdrawOptionsCall } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import { otherHolders, payoutAccountAddedAt } from '../payout-accounts'
import { changedAt } from './changed-at'
import { ruleOn } from './review-rules'
import type { ReviewTerms } from './withdraw-terms'

/** Usual time until people have decided, seconds. */
const reviewedSeconds = 15 * 60

interface Asked {
  memberId: string
  /** The account that the form has chosen; undefined without any. */
  accountId: string | undefined
  hasOpenTurnover: boolean
  /** What the member has withdrawn today. */
  daySumMinor: number
  isFullyVerified: boolean
  ruledSeconds: number
  now: number
}

/**
 * How long a withdrawal usually takes (WITHDRAW-1), as the rules of review would have it: an amount up to `ruledUpToMinor`
 * takes `ruledSeconds`, a higher one `reviewedSeconds`. Where operators review every amount, none is decided by rules;
 * after a change it takes as long as the wait.
 */
export async function usualTime(
  queries: Queries,
  { memberId, accountId, hasOpenTurnover, daySumMinor, isFullyVerified, ruledSeconds, now }: Asked,
  terms: ReviewTerms,
): Promise<AnswerOf<typeof withdrawOptionsCall>['usual']> {
  const accountAddedAt = accountId === undefined ? 0 : await payoutAccountAddedAt(queries, accountId)
  const changed = await changedAt(queries, { memberId, accountAddedAt })
  // A member in debt is refused at once, which takes no time.
  const least = {
    amountMinor: 0,
    daySumMinor,
    now,
    accountAddedAt,
    isAccountShared: accountId !== undefined && (await otherHolders(queries, accountId)).length > 0,
    isInDebt: false,
    hasOpenTurnover,
    isFullyVerified,
    changedAt: changed,
  }
  const verdict = ruleOn(least, terms)
  switch (verdict.kind) {
    case 'approve': {
      const documentsFromMinor = isFullyVerified ? Infinity : terms.documentsFromMinor
      const restOfDayMinor = Math.min(terms.twoFromMinor, documentsFromMinor) - 1 - daySumMinor
      return { ruledUpToMinor: Math.min(terms.ruledUpToMinor, restOfDayMinor), ruledSeconds, reviewedSeconds }
    }
    case 'people':
      return { ruledUpToMinor: 0, ruledSeconds, reviewedSeconds }
    case 'wait': {
      const waitSeconds = Math.ceil((verdict.until - now) / 1_000)
      return { ruledUpToMinor: 0, ruledSeconds, reviewedSeconds: waitSeconds + reviewedSeconds }
    }
  }
}
