import { PlainError } from '@plaza/server-kit'
import type { Trx } from '../../../kernel/database/database'
import { readDebt } from '../../../kernel/ledger'
import { isAnotherOperator } from '../../../kernel/operators'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { kycLevelOf } from '../../identity/kyc'
import { daySumOf } from './day-use'
import { approvalOf } from './review-rules'
import type { WithdrawalRow } from './tables'
import { withdrawTerms } from './withdraw-terms'
import { moveWithdrawal } from './withdrawal-moves'

const approvalsOf = (trx: Trx, { id }: WithdrawalRow) =>
  trx.selectFrom('withdrawal_approvals').selectAll().where('order_id', '=', id).orderBy('at').execute()

/**
 * Approves a withdrawal under review, or is the first of two operators where its member's sum of the day needs two (WITHDRAW-6).
 * @throws PlainError while it waits after a change, while its member is in debt, without documents where it needs them, and for the same operator twice
 */
export async function approveWithdrawal(
  trx: Trx,
  row: WithdrawalRow,
  { by, documents, now }: { by: string; documents: string | null; now: number },
): Promise<{ state: string; approvedBy: string[]; documents: string | null }> {
  if (row.due_at !== null && row.due_at > now)
    throw new PlainError(
      `It waits until ${new Date(row.due_at).toISOString()}: the member changed account, number or password.`,
    )
  const { merchant: ledger, member_id: memberId, currency } = row
  if ((await readDebt(trx, { merchant: ledger, memberId, currency })) > 0)
    throw new PlainError('Its member is in debt: reject it, and what comes back pays the debt.')
  const merchant = await readMerchant(trx, row.merchant)
  if (!merchant) throw new PlainError(`There is no merchant "${row.merchant}".`)
  const daySumMinor = await daySumOf(trx, row, merchant.settings.timeZone)
  const isFullyVerified = (await kycLevelOf(trx, memberId)) === 'full'
  const { review } = withdrawTerms(merchant)
  const { operators, needsDocuments } = approvalOf({ daySumMinor, isFullyVerified }, review)
  const given = await approvalsOf(trx, row)
  if (given.some((one) => !isAnotherOperator(one.by, by)))
    throw new PlainError(`${by} has approved it already: it needs another operator.`)
  const seen = documents ?? given.find((one) => one.documents !== null)?.documents ?? null
  if (needsDocuments && seen === null)
    throw new PlainError(
      'What its member withdraws on that day needs full verification (plaza review) or the documents: --documents "<where they are>".',
    )
  await trx.insertInto('withdrawal_approvals').values({ order_id: row.id, by, at: now, documents }).execute()
  const approvedBy = [...given.map((one) => one.by), by]
  if (approvedBy.length >= operators) {
    const { state } = await moveWithdrawal(trx, row, { to: 'approved', dueAt: now, now })
    return { state, approvedBy, documents: seen }
  }
  // The other operator is free to take it.
  await trx
    .updateTable('withdrawals')
    .set({ taken_by: null, taken_at: null })
    .where('id', '=', row.id)
    .execute()
  return { state: row.state, approvedBy, documents: seen }
}
