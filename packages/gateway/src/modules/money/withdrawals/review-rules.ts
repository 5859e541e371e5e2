import type { ReviewCause } from '@plaza/contract/money'
import type { ReviewTerms } from './withdraw-terms'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** What the rules know of a withdrawal. */
export interface ReviewFacts {
  amountMinor: number
  /** What its member withdraws on its day, with it. */
  daySumMinor: number
  now: number
  /** When its payout account was added. */
  accountAddedAt: number
  /** Whether other members of the merchant have, or had, the same payout account. */
  isAccountShared: boolean
  /** Whether the member owes something. */
  isInDebt: boolean
  /** Whether the member has something yet to stake. */
  hasOpenTurnover: boolean
  /** Whether the member is fully verified: its documents are here already. */
  isFullyVerified: boolean
  /** When its account, the member's number or a password last changed; 0 when never. */
  changedAt: number
}

/** What the rules say of a withdrawal. */
export type Verdict =
  | { kind: 'approve' }
  | { kind: 'wait'; until: number }
  | { kind: 'people'; causes: ReviewCause[] }

/**
 * How many operators approve an order, and whether they need the documents of KYC, by its member's sum of the day. Of a member
 * who is fully verified they are here already.
 */
export const approvalOf = (
  { daySumMinor, isFullyVerified }: Pick<ReviewFacts, 'daySumMinor' | 'isFullyVerified'>,
  { twoFromMinor, documentsFromMinor }: ReviewTerms,
) => ({
  operators: daySumMinor >= twoFromMinor ? 2 : 1,
  needsDocuments: daySumMinor >= documentsFromMinor && !isFullyVerified,
})

/**
 * The rules come first (WITHDRAW-6): after a change a withdrawal waits; small ones to an account that is known for a
 * while and to no other member, with nothing left to stake, are approved; an operator reviews everything else.
 */
export function ruleOn(facts: ReviewFacts, terms: ReviewTerms): Verdict {
  const { amountMinor, now, accountAddedAt, changedAt } = facts
  const until = changedAt + terms.changeHours * hourMs
  if (until > now) return { kind: 'wait', until }
  const { operators, needsDocuments } = approvalOf(facts, terms)
  const causes: ReviewCause[] = []
  if (facts.isInDebt) causes.push('debt')
  if (needsDocuments) causes.push('documents')
  if (operators > 1) causes.push('second')
  if (amountMinor > terms.ruledUpToMinor) causes.push('amount')
  if (now - accountAddedAt < terms.accountDays * dayMs) causes.push('account-new')
  if (facts.isAccountShared) causes.push('account-shared')
  if (facts.hasOpenTurnover) causes.push('turnover')
  return causes.length === 0 ? { kind: 'approve' } : { kind: 'people', causes }
}
