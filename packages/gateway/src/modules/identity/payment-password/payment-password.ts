import type { FieldRule } from '@plaza/contract/identity'
import type { Queries, Writes } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { registerSettings } from '../registration-rules'

/** The rule for withdrawal passwords at a merchant, also where registration does not require one. */
export const paymentPasswordRule = (merchant: Pick<Merchant, 'stored'>): FieldRule => ({
  ...registerSettings(merchant).rules.paymentPassword,
  isEnabled: true,
  isRequired: true,
})

const rowOf = (queries: Queries, memberId: string) =>
  queries
    .selectFrom('payment_passwords')
    .select(['hash', 'changed_at as changedAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** Hash of a member's withdrawal password; undefined where it has none. */
export const paymentPasswordHash = async (queries: Queries, memberId: string): Promise<string | undefined> =>
  (await rowOf(queries, memberId))?.hash

/** When a member last changed or recovered its withdrawal password; null while it has the first one, or none. */
export const paymentPasswordChangedAt = async (queries: Queries, memberId: string): Promise<number | null> =>
  (await rowOf(queries, memberId))?.changedAt ?? null

/** Keeps the withdrawal password of a member who has none; returns whether it had none. */
export async function keepPaymentPassword(
  queries: Writes,
  { memberId, hash, now }: { memberId: string; hash: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('payment_passwords')
    .values({ member_id: memberId, hash, set_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}
