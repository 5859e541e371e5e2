import { recordOperation } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { readDebt } from '../../../kernel/ledger'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { kycLevelOf } from '../../identity/kyc'
import { otherHolders, payoutAccountAddedAt } from '../payout-accounts'
import { hasOpenRequirements } from '../../stakes/turnover'
import { changedAt } from './changed-at'
import { daySumOf } from './day-use'
import { ruleOn, type Verdict } from './review-rules'
import type { WithdrawalRow } from './tables'
import { withdrawTerms } from './withdraw-terms'
import { moveWithdrawal } from './withdrawal-moves'

/** Who decides in the audit trail where the rules do. */
const rules = { by: 'rules', why: null }

async function verdictOn(trx: Trx, row: WithdrawalRow, now: number): Promise<Verdict> {
  const merchant = await readMerchant(trx, row.merchant)
  if (!merchant) throw new Error(`no merchant ${row.merchant}`)
  const { payout_account_id: accountId, member_id: memberId, currency } = row
  const accountAddedAt = accountId === null ? 0 : await payoutAccountAddedAt(trx, accountId)
  const facts = {
    amountMinor: row.amount_minor,
    daySumMinor: await daySumOf(trx, row, merchant.settings.timeZone),
    now,
    accountAddedAt,
    isAccountShared: accountId !== null && (await otherHolders(trx, accountId)).length > 0,
    isInDebt: (await readDebt(trx, { merchant: row.merchant, memberId, currency })) > 0,
    hasOpenTurnover: await hasOpenRequirements(trx, memberId),
    isFullyVerified: (await kycLevelOf(trx, memberId)) === 'full',
    changedAt: await changedAt(trx, { memberId, accountAddedAt }),
  }
  return ruleOn(facts, withdrawTerms(merchant).review)
}

async function keep(trx: Trx, row: WithdrawalRow, verdict: Exclude<Verdict, { kind: 'approve' }>) {
  const causes = verdict.kind === 'wait' ? (['changed'] as const) : verdict.causes
  const dueAt = verdict.kind === 'wait' ? verdict.until : null
  await trx
    .updateTable('withdrawals')
    .set({ causes: JSON.stringify(causes), due_at: dueAt, attempts: 0 })
    .where('id', '=', row.id)
    .execute()
  return { state: 'under-review', causes: [...causes], waitsUntil: dueAt }
}

/**
 * Lets the rules decide about a submitted withdrawal, or about one whose waiting time is over (WITHDRAW-6): approved,
 * kept until a time, or left to people; what they decided and from what is written into the audit trail.
 */
export async function ruleOnWithdrawal(trx: Trx, row: WithdrawalRow, now: number): Promise<void> {
  const verdict = await verdictOn(trx, row, now)
  const reviewed =
    row.state === 'submitted' ? await moveWithdrawal(trx, row, { to: 'under-review', now }) : row
  const before = { state: row.state, causes: row.causes }
  if (verdict.kind === 'approve') await moveWithdrawal(trx, reviewed, { to: 'approved', dueAt: now, now })
  const after =
    verdict.kind === 'approve' ? { state: 'approved', causes: [] } : await keep(trx, reviewed, verdict)
  const change = { merchant: row.merchant, subject: row.id, before, after }
  await recordOperation(trx, 'review-rules', change, rules, now)
}
