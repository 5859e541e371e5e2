import { dayAt, fullYears } from '@plaza/calendar'
import { longestAddress, type KycField, type submitKycCall } from '@plaza/contract/identity'
import { charactersIn, cleanTyped, type BodyOf } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Trx } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { newOrderNumber } from '../../../kernel/order-number'
import { keepText } from '../../../kernel/security/kept-text'
import { countOne } from '../../../kernel/security/rate-limit'
import { realName } from '../../identity/directory'
import { kycLevelOf, kycTerms, levelAfter } from '../../identity/kyc'
import { checkHolderName, holderNameRule } from '../../money/payout-accounts'
import { attachUploads } from '../../platform/uploads'
import { documentsOf, latestOf, placeOf, selfieOf } from './read-kyc'
import type { KycRow } from './tables'

/** How often one member may submit in a day. */
const submissions = { limit: 5, windowMs: 24 * 60 * 60_000 }

/** Days for which pictures are kept: five years after the decision, as records of who a customer is, and the time until then. */
export const keptDays = 5 * 366 + 30

type Body = BodyOf<typeof submitKycCall>
interface Submitting {
  member: Member
  context: CallContext
  body: Body
}

const missing = (field: KycField) => new CallFailure('kyc.fields', { field })

/** A date of birth of somebody who may play here. @throws CallFailure `kyc.fields`, `age.refused` with the `minimum` */
function birthDateOf(given: string | undefined, { merchant, now }: CallContext): string {
  const { timeZone, minimumAge } = merchant.settings
  const years = given === undefined ? undefined : fullYears(given, dayAt(timeZone, now))
  if (given === undefined || years === undefined) throw missing('birthDate')
  if (years < minimumAge) throw new CallFailure('age.refused', { minimum: minimumAge })
  return given
}

function addressOf(given: string | undefined): string {
  const address = cleanTyped(given ?? '')
  if (address === '' || charactersIn(address) > longestAddress) throw missing('address')
  return address
}

function documentOf(given: Body['document']): NonNullable<Body['document']> {
  const number = cleanTyped(given?.number ?? '').replace(/\s+/gu, ' ')
  if (!given || number === '') throw missing('document')
  return { type: given.type, number }
}

/** What the merchant asks for, checked; nothing else is kept. */
function detailsOf({ context, body }: Submitting) {
  const asks = kycTerms(context.merchant).asks[body.level]
  const isAsked = (field: KycField) => asks.includes(field)
  if (isAsked('selfie') && body.selfie === undefined) throw missing('selfie')
  return {
    birthDate: isAsked('birthDate') ? birthDateOf(body.birthDate, context) : null,
    address: isAsked('address') ? addressOf(body.address) : null,
    document: isAsked('document') ? documentOf(body.document) : null,
    selfie: isAsked('selfie') ? body.selfie : undefined,
  }
}

/** @throws CallFailure `kyc.open`, `kyc.order` */
async function checkOrder(trx: Trx, { member, body }: Submitting): Promise<void> {
  const latest = await latestOf(trx, member.id)
  if (latest?.state === 'under-review') throw new CallFailure('kyc.open')
  if (levelAfter(await kycLevelOf(trx, member.id)) !== body.level) throw new CallFailure('kyc.order')
}

/**
 * Keeps documents for the next level of verification, for an operator to decide; a repetition with the same key changes
 * nothing (KYC-1). One is under review at a time, levels follow each other, and the name is the one on record where there is one.
 * @throws CallFailure `kyc.open`, `kyc.order`, `kyc.fields` with the `field`, `age.refused`, `payout.name`, `payout.name.locked`,
 * `request.rate.limited`, those of `attachUploads`
 */
export async function submitKyc(trx: Trx, submitting: Submitting): Promise<void> {
  const { member, context, body } = submitting
  const { merchant, now } = context
  await advisoryLock(trx, `kyc ${member.id}`)
  const repeated = await trx
    .selectFrom('kyc_submissions')
    .select('id')
    .where('member_id', '=', member.id)
    .where('key', '=', body.key)
    .executeTakeFirst()
  if (repeated) return
  await checkOrder(trx, submitting)
  const { birthDate, address, document, selfie } = detailsOf(submitting)
  const name = checkHolderName(holderNameRule(merchant), await realName(trx, member.id), body.realName)
  const counted = await countOne(trx, `kyc:${member.id}`, submissions, now)
  if (counted.isOver) throw new CallFailure('request.rate.limited', { retryAt: counted.resetsAt })
  const id = newOrderNumber('KY')
  const row: KycRow = {
    id,
    merchant: member.merchant,
    member_id: member.id,
    level: body.level,
    state: 'under-review',
    full_name: name,
    birth_date: birthDate,
    address,
    document: document?.type ?? null,
    kept_number: document && (await keepText(trx, placeOf(id), document.number)),
    // Of a short number four digits would be most of it.
    last_four: document && document.number.length >= 8 ? document.number.slice(-4) : null,
    reason: null,
    key: body.key,
    created_at: now,
    decided_at: null,
    remove_at: null,
  }
  await trx.insertInto('kyc_submissions').values(row).execute()
  const use = { memberId: member.id, now, keptDays, isForOperators: true }
  await attachUploads(trx, { ...use, ids: body.uploads, usedFor: documentsOf(id) })
  if (selfie !== undefined) await attachUploads(trx, { ...use, ids: [selfie], usedFor: selfieOf(id) })
}
