import { minorToDecimal, parseAmount } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { OpenCase } from '../../../kernel/operations/open-case'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { accountNames } from '../../identity/directory'
import { tellMember } from '../../identity/member'
import { endTake, withTakes, type Take } from '../../money/review-takes'
import { uploadsOf } from '../../platform/uploads'
import { picturesOf } from './apply-promotion'
import { rewardOf } from './entries'
import { issueReward, titleOf } from './issue-reward'
import { moveEntry } from './move-entry'
import type { EntryRow } from './tables'

/** An application that waits, with who wrote it and its pictures. */
export type WaitingApplication = Pick<
  EntryRow,
  'id' | 'merchant' | 'promotion' | 'currency' | 'comment' | 'created_at'
> &
  Take & { account: string; answers: Record<string, string>; uploads: string[]; most_minor: number }

const mostListed = 500
const mostOf = ({ plan }: EntryRow): number => (plan.kind === 'application' ? plan.rewardMinor : 0)

/** Applications that wait for people, the oldest first; or the one of a number, if it waits. */
export async function waitingApplications(queries: Queries, id?: string): Promise<WaitingApplication[]> {
  const rows = await queries
    .selectFrom('promotion_entries')
    .selectAll()
    .where('state', '=', 'applying')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at')
    .limit(mostListed)
    .execute()
  const names = await accountNames(
    queries,
    rows.map((row) => row.member_id),
  )
  const pictures = await uploadsOf(
    queries,
    rows.map((row) => picturesOf(row.id)),
  )
  const shown = rows.map((row) => ({
    id: row.id,
    merchant: row.merchant,
    promotion: row.promotion,
    currency: row.currency,
    comment: row.comment,
    created_at: row.created_at,
    account: names.get(row.member_id) ?? '',
    answers: { ...row.answers },
    uploads: pictures.get(picturesOf(row.id)) ?? [],
    most_minor: mostOf(row),
  }))
  return withTakes(queries, shown)
}

/**
 * An application as an operator takes it; null when none has this number.
 * @throws PlainError when it was decided
 */
export async function applicationCase(trx: Trx, id: string): Promise<(OpenCase & EntryRow) | null> {
  const row = await trx
    .selectFrom('promotion_entries')
    .selectAll()
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row && row.state !== 'applying') throw new PlainError(`It is not an application: ${row.state}.`)
  return row ?? null
}

/** What an operator decides about an application. */
export interface ApplicationDecision {
  kind: 'application-approve' | 'application-reject'
  application: string
  /** Decimal; the most that the promotion gives when absent. */
  amount?: string | undefined
}

function amountOf(row: EntryRow, amount: string | undefined): number {
  const most = mostOf(row)
  if (amount === undefined) return most
  const { minor } = parseAmount(amount, row.currency)
  if (minor === undefined || minor <= 0 || minor > most)
    throw new PlainError(
      `Give an amount above 0 and up to ${minorToDecimal(most, row.currency)} ${row.currency}.`,
    )
  return minor
}

/**
 * Approves or rejects an application, once, and tells its member (PROMO-3).
 * @throws PlainError saying what is wrong, also when it was decided already or no reason is given
 */
export async function decideApplication(
  trx: Trx,
  { kind, application: id, amount }: ApplicationDecision,
  { by, why }: Actor,
  now: number,
): Promise<Change> {
  if (why === null) throw new PlainError('Give a reason: --why "<words>".')
  const row = await applicationCase(trx, id)
  if (row?.plan.kind !== 'application') throw new PlainError(`There is no open application "${id}".`)
  await endTake(trx, id, by, now)
  const isApproved = kind === 'application-approve'
  const amountMinor = isApproved ? amountOf(row, amount) : null
  if (amountMinor !== null)
    await issueReward(trx, { ...row, plan: { ...row.plan } }, { amountMinor, reason: why, now })
  else await moveEntry(trx, row, 'rejected', { reason: why, decided_at: now })
  await tell(trx, row, isApproved, why, now)
  const state = isApproved ? 'issued' : 'rejected'
  return { merchant: row.merchant, subject: id, before: { state: row.state }, after: { state, amountMinor } }
}

async function tell(trx: Trx, row: EntryRow, isApproved: boolean, why: string, now: number): Promise<void> {
  const merchant = await readMerchant(trx, row.merchant)
  if (!merchant) return
  const title = await titleOf(trx, row.merchant, row.promotion)
  const name = (language: 'en' | 'fil') => title[language] ?? title['en'] ?? row.promotion
  const text = isApproved
    ? {
        en: {
          title: `${name('en')}: approved`,
          paragraphs: ['Your application was approved. The reward waits in the reward centre.'],
        },
        fil: {
          title: `${name('fil')}: inaprubahan`,
          paragraphs: ['Inaprubahan ang aplikasyon mo. Naghihintay ang gantimpala sa sentro ng gantimpala.'],
        },
      }
    : {
        en: { title: `${name('en')}: not approved`, paragraphs: ['Your application was not approved.', why] },
        fil: {
          title: `${name('fil')}: hindi inaprubahan`,
          paragraphs: ['Hindi inaprubahan ang aplikasyon mo.', why],
        },
      }
  const language = merchant.settings.defaultLanguage
  const reward = isApproved ? { reward: { source: 'promotion', reference: rewardOf(row) } } : {}
  const notice = { memberId: row.member_id, merchant, text, language, now, ...reward }
  await tellMember(trx, { now: () => now }, notice)
}
