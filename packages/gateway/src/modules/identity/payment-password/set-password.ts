import { verifyField } from '@plaza/contract/identity'
import type { Language } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { isGuessable } from '../../../kernel/security/guessable-secret'
import { knownFacts } from '../directory'
import { tellMember } from '../member'
import { checkCode, memberCodeOwner, spendCode, type CodeChannel } from '../verification'
import { createPaymentPasswordCheck } from './check-password'
import { passwordNotice } from './password-notice'
import { keepPaymentPassword, paymentPasswordHash, paymentPasswordRule } from './payment-password'

/** Who sets a withdrawal password, and in which language it is told. */
export interface Setting {
  member: Member
  context: CallContext
  language: Language
}

/**
 * The hash of a withdrawal password that the member may have.
 * @throws CallFailure `withdraw.password.form` where it does not pass the merchant's rule, or with `reason: 'guessable'`;
 * `modify.new.old.same`
 */
async function newHash(
  { db, hasher }: Gateway,
  { member, context }: Setting,
  given: string,
  formerHash?: string,
): Promise<string> {
  if (verifyField(paymentPasswordRule(context.merchant), given) !== null)
    throw new CallFailure('withdraw.password.form')
  if (isGuessable(given, await knownFacts(db.read, member.id)))
    throw new CallFailure('withdraw.password.form', { reason: 'guessable' })
  if (formerHash !== undefined && (await hasher.verify(given, formerHash)))
    throw new CallFailure('modify.new.old.same')
  return hasher.hash(given)
}

const tell = (
  trx: Trx,
  { clock }: Gateway,
  { member, context, language }: Setting,
  what: 'set' | 'changed' | 'recovered',
) =>
  tellMember(trx, clock, {
    memberId: member.id,
    merchant: context.merchant,
    text: passwordNotice(what, context.merchant.name),
    language,
    now: context.now,
  })

/**
 * Replaces the password, and ends its lock, because only its member may replace it. With the hash of the previous one, only
 * while that is still the password; false when it no longer is.
 */
async function replace(
  trx: Trx,
  memberId: string,
  { hash, former }: { hash: string; former?: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_passwords')
    .set({ hash, changed_at: now, wrong_tries: 0, locked_until: null })
    .where('member_id', '=', memberId)
    .$if(former !== undefined, (query) => query.where('hash', '=', former ?? ''))
    .executeTakeFirstOrThrow()
  return numUpdatedRows !== 0n
}

/**
 * Sets the first withdrawal password of a member (WITHDRAW-2).
 * @throws CallFailure as `newHash`; `withdraw.password.exists`.
 */
export async function setPaymentPassword(gateway: Gateway, setting: Setting, given: string): Promise<void> {
  const { member, context } = setting
  const { db } = gateway
  const hash = await newHash(gateway, setting, given)
  await db.transaction(async (trx) => {
    if (!(await keepPaymentPassword(trx, { memberId: member.id, hash, now: context.now })))
      throw new CallFailure('withdraw.password.exists')
    await tell(trx, gateway, setting, 'set')
  })
}

/**
 * Changes the withdrawal password, given the current one (WITHDRAW-2).
 * @throws CallFailure as `newHash` and `createPaymentPasswordCheck`.
 */
export async function changePaymentPassword(
  gateway: Gateway,
  setting: Setting,
  given: { oldPaymentPassword: string; paymentPassword: string },
): Promise<void> {
  const { member, context } = setting
  const { db } = gateway
  const former = await paymentPasswordHash(db.read, member.id)
  await createPaymentPasswordCheck(gateway)(member, given.oldPaymentPassword, context.now)
  const hash = await newHash(gateway, setting, given.paymentPassword, former)
  const isChanged = await db.transaction(async (trx) => {
    if (former === undefined || !(await replace(trx, member.id, { hash, former }, context.now))) return false
    await tell(trx, gateway, setting, 'changed')
    return true
  })
  // Another device was faster, so what was given as the old one is checked against what it has set.
  if (!isChanged) await changePaymentPassword(gateway, setting, given)
}

/**
 * Sets a new withdrawal password by a code to the member's own number or e-mail, also while the old one is locked
 * (WITHDRAW-2). A password that is refused does not use the code up.
 * @throws CallFailure `contact.none`, `sms.code.*`, `withdraw.password.unset`, and as `newHash`.
 */
export async function recoverPaymentPassword(
  gateway: Gateway,
  setting: Setting,
  given: { channel: CodeChannel; code: string; paymentPassword: string },
): Promise<void> {
  const { member, context } = setting
  const { db } = gateway
  const { channel, code } = given
  const { now } = context
  const owner = await memberCodeOwner(db.read, member, { purpose: 'payment-password', channel })
  await checkCode(db, owner, code, now)
  const former = await paymentPasswordHash(db.read, member.id)
  if (former === undefined) throw new CallFailure('withdraw.password.unset')
  const hash = await newHash(gateway, setting, given.paymentPassword, former)
  await db.transaction(async (trx) => {
    await spendCode(trx, owner, code, now)
    await replace(trx, member.id, { hash }, now)
    await tell(trx, gateway, setting, 'recovered')
  })
}
