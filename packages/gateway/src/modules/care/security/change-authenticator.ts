import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { countOne, resetRate } from '../../../kernel/security/rate-limit'
import { noteSecretsChanged } from '../../identity/directory'
import { tellMember } from '../../identity/member'
import {
  beginAuthenticator,
  confirmAuthenticator,
  hasAuthenticator,
  removeAuthenticator,
  replaceRecoveryCodes,
  spendSecondCode,
} from '../../identity/second-step'
import type { ContactCall } from './bind-contact'
import { changeNotice, type SecurityChange } from './change-notice'

/** Codes that a signed-in member may try. */
const tries = { limit: 5, windowMs: 15 * 60_000 }

/** A new secret and its address for a QR code, in the form that authenticator apps read. */
export async function beginSetUp(
  { db }: Gateway,
  { member, context }: ContactCall,
): Promise<{ secret: string; uri: string }> {
  const secret = await db.transaction((trx) => beginAuthenticator(trx, member.id, context.now))
  const issuer = context.merchant.name
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(member.account)}`
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  return { secret, uri: `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}` }
}

/** Counts a try before it is made, and works in one transaction with the code; null from `work` refuses the code. */
async function withCode<T>(
  { db, clock }: Gateway,
  { member, context, request }: ContactCall,
  { change, work }: { change: SecurityChange; work: (trx: Trx) => Promise<T | null> },
): Promise<T> {
  const bucket = `authenticator:${member.id}`
  const counted = await countOne(db.write, bucket, tries, context.now)
  if (counted.isOver) throw new CallFailure('request.rate.limited', { retryAt: counted.resetsAt })
  const done = await db.transaction(async (trx) => {
    const result = await work(trx)
    if (result === null) return null
    await noteSecretsChanged(trx, member.id, context.now)
    await tellMember(trx, clock, {
      memberId: member.id,
      merchant: context.merchant,
      text: changeNotice(change, context.merchant.name),
      language: requestLanguage(context.merchant, request),
      now: context.now,
    })
    return { result }
  })
  if (!done) throw new CallFailure('authenticator.code')
  await resetRate(db.write, bucket)
  return done.result
}

/** Turns the authenticator on by its first code; returns the recovery codes. @throws CallFailure `authenticator.code`, `request.rate.limited` */
export const confirmSetUp = (gateway: Gateway, call: ContactCall, code: string): Promise<string[]> =>
  withCode(gateway, call, {
    change: 'authenticator-on',
    work: (trx) => confirmAuthenticator(trx, call.member.id, code.trim(), call.context.now),
  })

/** Removes the authenticator by a code of it or a recovery code. @throws as `confirmSetUp` */
export const removeByCode = (gateway: Gateway, call: ContactCall, code: string): Promise<true> =>
  withCode(gateway, call, {
    change: 'authenticator-off',
    work: async (trx) => {
      if (!(await spendSecondCode(trx, call.member.id, code, call.context.now))) return null
      await removeAuthenticator(trx, call.member.id)
      return true
    },
  })

/** Ten new recovery codes by a code. @throws as `confirmSetUp` */
export const renewRecoveryCodes = (gateway: Gateway, call: ContactCall, code: string): Promise<string[]> =>
  withCode(gateway, call, {
    change: 'codes-new',
    work: async (trx) => {
      const { id } = call.member
      if (!(await hasAuthenticator(trx, id))) return null
      return (await spendSecondCode(trx, id, code, call.context.now)) ? replaceRecoveryCodes(trx, id) : null
    },
  })
