import { withdrawalMoves, type ReviewCause, type WithdrawalState } from '@plaza/contract/money'
import type { WithdrawalRow } from './tables'
import type { Queries, Trx } from '../../../kernel/database/database'
import { houseAccount, memberWallet, transfer, type Transfer } from '../../../kernel/ledger'
import { recordState } from '../orders'

/** Data of a move to another state. */
export interface WithdrawalMove {
  to: WithdrawalState
  now: number
  reason?: string
  /** When a job processes it next; by nobody when absent. */
  dueAt?: number
  /** Why an operator reviews it. */
  causes?: ReviewCause[]
  /** Code of the adapter that pays it. */
  adapter?: string
}

type Step = 'reserve' | 'paid' | 'return' | 'back'

/** What a bank sends back was final for the member: only an operator or a provider's report takes it there. */
const moves: Record<WithdrawalState, readonly WithdrawalState[]> = { ...withdrawalMoves, paid: ['failed'] }

/** Books a step of a withdrawal, once. */
async function book(trx: Trx, row: WithdrawalRow, step: Step, entries: Transfer['entries'], now: number) {
  await transfer(trx, {
    merchant: row.merchant,
    currency: row.currency,
    kind: `withdrawal-${step}`,
    reference: row.id,
    idempotencyKey: `withdrawal-${step}:${row.id}`,
    entries,
    now,
  })
}

const walletsOf = ({ member_id: memberId }: WithdrawalRow) => ({
  main: memberWallet(memberId, 'main'),
  locked: memberWallet(memberId, 'locked'),
})

/** What leaves the house and what it keeps, with the sign of what the house gets. */
const outside = ({ amount_minor: amountMinor, fee_minor: feeMinor }: WithdrawalRow, sign: 1 | -1) => [
  { account: houseAccount('psp:clearing'), amountMinor: sign * (amountMinor - feeMinor) },
  ...(feeMinor > 0 ? [{ account: houseAccount('house:fees'), amountMinor: sign * feeMinor }] : []),
]

/** Reserves the amount: from main to locked. @throws CallFailure `wallet.insufficient`. */
export function reserveWithdrawal(trx: Trx, row: WithdrawalRow, now: number): Promise<void> {
  const { main, locked } = walletsOf(row)
  const amountMinor = row.amount_minor
  const entries = [
    { account: main, amountMinor: -amountMinor },
    { account: locked, amountMinor },
  ]
  return book(trx, row, 'reserve', entries, now)
}

async function bookMove(trx: Trx, row: WithdrawalRow, { to, now }: WithdrawalMove): Promise<void> {
  const { main, locked } = walletsOf(row)
  const amountMinor = row.amount_minor
  const fromLocked = { account: locked, amountMinor: -amountMinor }
  const toMain = { account: main, amountMinor }
  if (to === 'paid') await book(trx, row, 'paid', [fromLocked, ...outside(row, 1)], now)
  if (to !== 'rejected' && to !== 'failed') return
  if (row.state === 'paid') await book(trx, row, 'back', [...outside(row, -1), toMain], now)
  else await book(trx, row, 'return', [fromLocked, toMain], now)
}

/**
 * Moves a locked withdrawal to a new state, by the table of moves only, with its bookings: paid leaves the platform,
 * rejected and failed return the reserve, and what came back after it was paid returns with its fee.
 */
export async function moveWithdrawal(
  trx: Trx,
  row: WithdrawalRow,
  move: WithdrawalMove,
): Promise<WithdrawalRow> {
  if (!moves[row.state].includes(move.to))
    throw new Error(`a withdrawal does not go from ${row.state} to ${move.to}`)
  const moved = {
    state: move.to,
    reason: move.reason ?? null,
    due_at: move.dueAt ?? null,
    attempts: 0,
    taken_by: null,
    taken_at: null,
    ...(move.adapter !== undefined && { adapter: move.adapter }),
  }
  const causes = move.causes ?? []
  await trx
    .updateTable('withdrawals')
    .set({ ...moved, causes: JSON.stringify(causes) })
    .where('id', '=', row.id)
    .execute()
  await recordState(trx, row, 'withdrawal', move.to, move.now)
  await bookMove(trx, row, move)
  return { ...row, ...moved, causes }
}

/** Whether a number is a withdrawal's. */
export const hasWithdrawal = async (queries: Queries, id: string): Promise<boolean> =>
  (await queries.selectFrom('withdrawals').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The withdrawal of an id, locked for the rest of the transaction. */
export const lockWithdrawal = (trx: Trx, id: string): Promise<WithdrawalRow | undefined> =>
  trx.selectFrom('withdrawals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
