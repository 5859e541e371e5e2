import type { RejectReason, WithdrawalState } from '@plaza/contract/money'
import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { isHeldBy, refuseTaken } from '../review-takes'
import { approveWithdrawal } from './approve-withdrawal'
import type { WithdrawalRow } from './tables'
import { lockWithdrawal, moveWithdrawal } from './withdrawal-moves'

/** What an operator does with a withdrawal (WITHDRAW-6). */
export type ReviewOperation =
  | { kind: 'review-take' | 'review-pay' | 'review-fail' | 'review-return'; order: string }
  | { kind: 'review-approve'; order: string; documents: string | null }
  | { kind: 'review-reject'; order: string; reason: RejectReason }

type Kind = ReviewOperation['kind']

/** The states in which each step makes sense, and what is said otherwise. */
const steps: Record<Kind, { from: readonly WithdrawalState[]; otherwise: string }> = {
  'review-take': { from: ['under-review'], otherwise: 'there is nothing to look at' },
  'review-approve': { from: ['under-review'], otherwise: 'there is nothing to approve' },
  'review-reject': { from: ['under-review', 'submitted'], otherwise: 'it cannot be rejected any more' },
  'review-pay': { from: ['approved', 'paying'], otherwise: 'it cannot be marked as paid' },
  'review-fail': { from: ['paying'], otherwise: 'no payout of it is under way' },
  'review-return': { from: ['paid'], otherwise: 'only what was paid can come back' },
}

/** Whether a step says that an order stays as it ended, although its provider reported otherwise. */
const confirms = (kind: Kind, { state, conflict }: WithdrawalRow): boolean =>
  conflict !== null &&
  ((kind === 'review-pay' && state === 'paid') ||
    (kind === 'review-fail' && (state === 'failed' || state === 'rejected')))

async function lockFor(
  trx: Trx,
  { kind, order }: ReviewOperation,
  { by, why }: Actor,
  now: number,
): Promise<WithdrawalRow> {
  if (why === null) throw new PlainError('Give a reason: --why "<words>".')
  const row = await lockWithdrawal(trx, order)
  if (!row)
    throw new PlainError(
      `There is no withdrawal "${order}". How a case of another kind is decided: plaza review show ${order}`,
    )
  const { from, otherwise } = steps[kind]
  if (!from.includes(row.state) && !confirms(kind, row))
    throw new PlainError(`It is ${row.state}: ${otherwise}.`)
  refuseTaken(row, by, now)
  return row
}

/** Pays by hand what no provider will report: through the same states as any other. */
async function markPaid(trx: Trx, row: WithdrawalRow, now: number): Promise<void> {
  const paying = row.state === 'approved' ? await moveWithdrawal(trx, row, { to: 'paying', now }) : row
  await moveWithdrawal(trx, paying, { to: 'paid', now })
}

const endConflict = (trx: Trx, { id }: WithdrawalRow) =>
  trx.updateTable('withdrawals').set({ conflict: null }).where('id', '=', id).execute()

async function perform(
  trx: Trx,
  row: WithdrawalRow,
  operation: ReviewOperation,
  by: string,
  now: number,
): Promise<object> {
  if (confirms(operation.kind, row)) {
    await endConflict(trx, row)
    return { conflict: null }
  }
  switch (operation.kind) {
    case 'review-take': {
      if (isHeldBy(row, by, now)) throw new PlainError(`${by} has taken it already.`)
      const taken = { taken_by: by, taken_at: now }
      await trx.updateTable('withdrawals').set(taken).where('id', '=', row.id).execute()
      return { takenBy: by }
    }
    case 'review-approve':
      return approveWithdrawal(trx, row, { by, documents: operation.documents, now })
    case 'review-reject':
      await moveWithdrawal(trx, row, { to: 'rejected', reason: operation.reason, now })
      return { state: 'rejected', reason: operation.reason }
    case 'review-pay':
      await markPaid(trx, row, now)
      return { state: 'paid' }
    case 'review-fail':
      await moveWithdrawal(trx, row, { to: 'failed', reason: 'bank', now })
      return { state: 'failed' }
    case 'review-return':
      await moveWithdrawal(trx, row, { to: 'failed', reason: 'returned', now })
      await endConflict(trx, row)
      return { state: 'failed', reason: 'returned' }
  }
}

/**
 * Takes, approves, rejects, pays, fails or returns a withdrawal: once, with who and why (WITHDRAW-6).
 * @throws PlainError saying what is wrong; nothing is changed then
 */
export async function reviewWithdrawal(
  trx: Trx,
  operation: ReviewOperation,
  actor: Actor,
  now: number,
): Promise<Change> {
  const row = await lockFor(trx, operation, actor, now)
  const before = { state: row.state, takenBy: row.taken_by, conflict: row.conflict }
  const after = await perform(trx, row, operation, actor.by, now)
  return { merchant: row.merchant, subject: row.id, before, after: { ...before, ...after } }
}
