import type { Queries } from '../../../kernel/database/database'
import { secretsChangedAt } from '../../identity/directory'
import { paymentPasswordChangedAt } from '../../identity/payment-password'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { withdrawTerms } from './withdraw-terms'

const hourMs = 60 * 60_000

/**
 * When a member last changed what protects its money, by which a withdrawal to an account goes: the account was added, or
 * the number or a password was changed. For a day after it nothing is decided, so that its owner can speak up (WITHDRAW-6).
 */
export async function changedAt(
  queries: Queries,
  { memberId, accountAddedAt }: { memberId: string; accountAddedAt: number },
): Promise<number> {
  const secrets = await secretsChangedAt(queries, memberId)
  const password = await paymentPasswordChangedAt(queries, memberId)
  return Math.max(accountAddedAt, secrets ?? 0, password ?? 0)
}

/** Until when withdrawals of a member wait, to whichever account, because it changed what protects them; null when they do not. */
export async function heldUntil(
  queries: Queries,
  {
    merchant,
    memberId,
    now,
  }: { merchant: Pick<Merchant, 'stored' | 'currency'>; memberId: string; now: number },
): Promise<number | null> {
  const until =
    (await changedAt(queries, { memberId, accountAddedAt: 0 })) +
    withdrawTerms(merchant).review.changeHours * hourMs
  return until > now ? until : null
}
