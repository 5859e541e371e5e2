import { verifyField, type FieldRule } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { Member } from '../../../kernel/http/call-context'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { isGuessable } from '../../../kernel/security/guessable-secret'
import { trySecret } from '../../../kernel/security/counted-secret'
import { inTurn } from '../../../kernel/in-turn'
import { knownFacts } from '../../identity/directory'
import { registerSettings } from '../../identity/registration-rules'

/** The rule for withdrawal passwords at a merchant, also where registration does not require one. */
export const paymentPasswordRule = (merchant: Pick<Merchant, 'stored'>): FieldRule => ({
  ...registerSettings(merchant).rules.paymentPassword,
  isEnabled: true,
  isRequired: true,
})

/** Hash of a member's withdrawal password; undefined where it has none. */
export async function paymentPasswordHash(queries: Queries, memberId: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('payment_passwords')
    .select('hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.hash
}

/** Checks withdrawal passwords, each member's one after another, so that right ones at the same time are not too many. */
export function createPaymentPasswordCheck(
  gateway: Pick<Gateway, 'db' | 'hasher'>,
): (member: Pick<Member, 'id'>, given: string, now: number) => Promise<void> {
  const turns = inTurn()
  /** @throws CallFailure `withdraw.password.unset`, `.wrong` with how many are `left`, `.locked` until `retryAt`. */
  return ({ id }, given, now) =>
    turns(id, async () => {
      const hash = await paymentPasswordHash(gateway.db.read, id)
      if (hash === undefined) throw new CallFailure('withdraw.password.unset')
      const tried = await trySecret(gateway, `withdraw:password:${id}`, { given, hash, now })
      if (tried.kind === 'locked')
        throw new CallFailure('withdraw.password.locked', { retryAt: tried.retryAt })
      if (tried.kind === 'wrong') throw new CallFailure('withdraw.password.wrong', { left: tried.left })
    })
}

/** Keeps the withdrawal password of a member who has none; returns whether it had none. */
export async function keepPaymentPassword(
  queries: Queries,
  { memberId, hash, now }: { memberId: string; hash: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('payment_passwords')
    .values({ member_id: memberId, hash, set_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows !== 0n
}

/**
 * Sets the first withdrawal password of a member.
 * @throws CallFailure `withdraw.password.form` where it does not pass the merchant's rule, or with `reason: 'guessable'`;
 * `withdraw.password.exists`.
 */
export async function setPaymentPassword(
  { db, hasher }: Pick<Gateway, 'db' | 'hasher'>,
  member: Pick<Member, 'id'>,
  given: { paymentPassword: string; merchant: Merchant; now: number },
): Promise<void> {
  if (verifyField(paymentPasswordRule(given.merchant), given.paymentPassword) !== null)
    throw new CallFailure('withdraw.password.form')
  if (isGuessable(given.paymentPassword, await knownFacts(db.read, member.id)))
    throw new CallFailure('withdraw.password.form', { reason: 'guessable' })
  if ((await paymentPasswordHash(db.read, member.id)) !== undefined)
    throw new CallFailure('withdraw.password.exists')
  const hash = await hasher.hash(given.paymentPassword)
  if (!(await keepPaymentPassword(db.read, { memberId: member.id, hash, now: given.now })))
    throw new CallFailure('withdraw.password.exists')
}
