import type { KycRejectReason } from '@plaza/contract/identity'
import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { dayMs } from '../../../kernel/jobs/clean-up'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { realName, setBirthDate, setRealName } from '../../identity/directory'
import { kycLevelOf, levelAfter, setKycLevel } from '../../identity/kyc'
import { tellMember, type NoticeText } from '../../identity/member'
import { endTake } from '../../money/review-takes'
import { removeUploadsAt } from '../../platform/uploads'
import { rejectedNotice, verifiedNotice } from './kyc-notice'
import { documentsOf, selfieOf } from './read-kyc'
import type { KycRow } from './tables'

/** Days for which details and pictures are kept after the decision. */
export const keptAfter = { verified: 5 * 366, rejected: 30 } as const

/** A submission that waits for a decision, locked; null where none has this number. @throws PlainError when it is decided */
export async function lockOpenKyc(trx: Trx, id: string): Promise<KycRow | null> {
  const row = await trx
    .selectFrom('kyc_submissions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row && row.state !== 'under-review') throw new PlainError(`"${id}" is decided already: ${row.state}.`)
  return row ?? null
}

async function found(trx: Trx, id: string): Promise<KycRow> {
  const row = await lockOpenKyc(trx, id)
  if (!row) throw new PlainError(`Nothing was submitted under the number "${id}".`)
  return row
}

/** Ends a submission, keeps what belongs to it for its time, and tells its member. */
async function end(
  trx: Trx,
  row: KycRow,
  to: { state: 'verified' | 'rejected'; reason: KycRejectReason | null; text: NoticeText },
  { by, now }: { by: string; now: number },
): Promise<Change> {
  const removeAt = now + keptAfter[to.state] * dayMs
  await trx
    .updateTable('kyc_submissions')
    .set({ state: to.state, reason: to.reason, decided_at: now, remove_at: removeAt })
    .where('id', '=', row.id)
    .execute()
  await removeUploadsAt(trx, [documentsOf(row.id), selfieOf(row.id)], removeAt)
  await endTake(trx, row.id, by, now)
  const merchant = await readMerchant(trx, row.merchant)
  if (!merchant) throw new Error(`documents at ${row.merchant}, which is no merchant`)
  const { defaultLanguage: language } = merchant.settings
  await tellMember(
    trx,
    { now: () => now },
    { memberId: row.member_id, merchant, text: to.text, language, now },
  )
  const after = { state: to.state, ...(to.reason !== null && { reason: to.reason }) }
  return {
    merchant: row.merchant,
    subject: row.id,
    before: { state: row.state },
    after: { ...after, level: row.level },
  }
}

const asCompared = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()

/**
 * Verifies a level by what was submitted for it. The name becomes the real name, and the date of birth that of the account,
 * where none is on record (KYC-1).
 * @throws PlainError when it is decided, its level is not the next one, or another name came on record meanwhile
 */
export async function approveKyc(
  trx: Trx,
  { submission }: { submission: string },
  { by }: Actor,
  now: number,
): Promise<Change> {
  const row = await found(trx, submission)
  if (levelAfter(await kycLevelOf(trx, row.member_id)) !== row.level)
    throw new PlainError(`The member does not need "${row.level}" next.`)
  await setRealName(trx, row.member_id, row.full_name)
  const name = await realName(trx, row.member_id)
  if (name === null || asCompared(name) !== asCompared(row.full_name))
    throw new PlainError('Another name is on record now: reject it with --reason name.')
  if (row.birth_date !== null) await setBirthDate(trx, row.member_id, row.birth_date)
  await setKycLevel(trx, row.member_id, row.level, now)
  return end(trx, row, { state: 'verified', reason: null, text: verifiedNotice(row.level) }, { by, now })
}

/** Rejects what was submitted; the member reads why and may submit again (KYC-1). @throws PlainError when it is decided */
export async function rejectKyc(
  trx: Trx,
  { submission, reason }: { submission: string; reason: KycRejectReason },
  { by }: Actor,
  now: number,
): Promise<Change> {
  const row = await found(trx, submission)
  return end(trx, row, { state: 'rejected', reason, text: rejectedNotice(row.level, reason) }, { by, now })
}

/** Removes the details of what was decided long enough ago; what was decided, and when, stays. */
export async function removeDetails(trx: Pick<Trx, 'updateTable'>, now: number): Promise<void> {
  await trx
    .updateTable('kyc_submissions')
    .set({
      full_name: '',
      birth_date: null,
      address: null,
      document: null,
      kept_number: null,
      last_four: null,
      remove_at: null,
    })
    .where('remove_at', '<=', now)
    .execute()
}
