import { payoutWaitMs, type PayoutAccount } from '@plaza/contract/money'
import type { Queries, Writes } from '../../../kernel/database/database'
import { hashCode, hashCodeAgain } from '../../../kernel/security/code-hash'
import { readKeptText } from '../../../kernel/security/kept-text'
import { institutionOf } from './institutions'
import type { PayoutAccountRow } from './tables'

/** What a kept number is bound to, so that it cannot be moved to another account. */
export const placeOf = (id: string): string => `payout account ${id}`

/** By which the same number at an institution is recognised, whoever has it. */
export const numberHash = (queries: Writes, institution: string, number: string): Promise<string> =>
  hashCode(queries, `payout ${institution}`, number)

/** `numberHash` for comparing with accounts that exist. */
export const numberHashAgain = (queries: Queries, institution: string, number: string): Promise<string> =>
  hashCodeAgain(queries, `payout ${institution}`, number)

/** A payout account as its owner sees it: four digits of its number (WITHDRAW-5). */
export const showPayoutAccount = (row: PayoutAccountRow): PayoutAccount => ({
  id: row.id,
  kind: row.kind,
  institution: row.institution,
  name: institutionOf(row.institution)?.name ?? row.institution,
  holderName: row.holder_name,
  maskedNumber: `••••\u00a0${row.last_four}`,
  isDefault: row.is_default,
  addedAt: row.added_at,
  usableFrom: row.added_at + payoutWaitMs,
})

const own = (queries: Queries, memberId: string) =>
  queries
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)

/** Payout accounts of a member that are not removed: the default one first, then by age. */
export const payoutAccountRows = (queries: Queries, memberId: string): Promise<PayoutAccountRow[]> =>
  own(queries, memberId).orderBy('is_default', 'desc').orderBy('added_at').orderBy('id').execute()

/** A payout account of a member, locked until the transaction ends; undefined when it is not its own, or removed. */
export const lockPayoutAccount = (
  queries: Queries,
  memberId: string,
  id: string,
): Promise<PayoutAccountRow | undefined> =>
  own(queries, memberId).where('id', '=', id).forUpdate().executeTakeFirst()

/** Payout accounts of a member as its pages show them, masked. */
export const payoutAccountsOf = async (queries: Queries, memberId: string): Promise<PayoutAccount[]> =>
  (await payoutAccountRows(queries, memberId)).map(showPayoutAccount)

/** The whole number of a payout account, for who pays out; never for an answer, a log or the audit trail. */
export async function payoutNumber(queries: Queries, id: string): Promise<string> {
  const { kept_number: kept } = await queries
    .selectFrom('payout_accounts')
    .select('kept_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return readKeptText(queries, placeOf(id), kept)
}
