import type { Queries } from '../../../kernel/database/database'
import { secretsChangedAt } from '../../identity/directory'
import { paymentPasswordChangedAt } from '../../identity/payment-password'

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
