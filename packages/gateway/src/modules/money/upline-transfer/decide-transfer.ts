import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Queries, Trx } from '../../../kernel/database/database'
import { readDebt, readDebts } from '../../../kernel/ledger'
import { accountNames } from '../../identity/directory'
import { endTake, withTakes, type Take } from '../review-takes'
import type { OpenCase } from '../../../kernel/operations/open-case'
import type { UplineTransferRow } from './tables'
import { endTransfer } from './transfer-moves'

/** What an operator decides about a transfer that waits for a review. */
export interface TransferDecision {
  kind: 'transfer-approve' | 'transfer-return'
  transfer: string
}

/** A transfer that waits, with the names of its accounts. */
export type WaitingTransfer = UplineTransferRow &
  Take & {
    from: string
    to: string
    /** What the member who sends it owes, minor units. */
    debt_minor: number
  }

const mostListed = 500

/** Transfers that wait for people, the oldest first; or the one of a number, if it waits. */
export async function waitingTransfers(queries: Queries, id?: string): Promise<WaitingTransfer[]> {
  const rows = await queries
    .selectFrom('upline_transfers')
    .selectAll()
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at')
    .limit(mostListed)
    .execute()
  const names = await accountNames(
    queries,
    rows.flatMap((row) => [row.member_id, row.upline_id]),
  )
  const debts = await readDebts(
    queries,
    rows.map((row) => row.member_id),
  )
  const named = rows.map((row) => ({
    ...row,
    from: names.get(row.member_id) ?? '',
    to: names.get(row.upline_id) ?? '',
    debt_minor: debts.find(({ memberId }) => memberId === row.member_id)?.debtMinor ?? 0,
  }))
  return withTakes(queries, named)
}

async function lockWaiting(trx: Trx, id: string): Promise<UplineTransferRow | null> {
  const row = await trx
    .selectFrom('upline_transfers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row && row.ended_at !== null)
    throw new PlainError(`It ended at ${new Date(row.ended_at).toISOString()}: ${row.state}.`)
  return row ?? null
}

/**
 * A transfer that waits, as an operator takes it; null when no transfer has this number.
 * @throws PlainError when it was decided
 */
export const transferCase = (trx: Trx, id: string): Promise<OpenCase | null> => lockWaiting(trx, id)

/**
 * Lets a transfer through to the superior, or sends it back to its member: once, with who decided and why (UPLINE-1).
 * @throws PlainError saying what is wrong, also when it was decided already, its member is in debt, or no reason is given.
 */
export async function decideTransfer(
  trx: Trx,
  { kind, transfer: id }: TransferDecision,
  { by, why }: Actor,
  now: number,
): Promise<Change> {
  if (why === null) throw new PlainError('Give a reason: --why "<words>".')
  const row = await lockWaiting(trx, id)
  if (!row) throw new PlainError(`There is no transfer "${id}".`)
  const { merchant, member_id: memberId, currency } = row
  if (kind === 'transfer-approve' && (await readDebt(trx, { merchant, memberId, currency })) > 0)
    throw new PlainError('Its member is in debt: return it, and what comes back pays the debt.')
  await endTake(trx, id, by, now)
  const { state } = await endTransfer(trx, row, kind === 'transfer-approve' ? 'success' : 'failed', now)
  return { merchant: row.merchant, subject: id, before: { state: row.state }, after: { state } }
}
