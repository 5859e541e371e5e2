import type { BodyOf } from '@plaza/contract/kernel'
import type { createWithdrawalCall } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { lockAccounts, memberWallet, type BalanceOwner } from '../../../kernel/ledger'
import { newOrderNumber } from '../../../kernel/order-number'
import { recordState } from '../orders'
import { payoutAccountForWithdrawal, payoutAccountsOf, type UsablePayoutAccount } from '../payout-accounts'
import { withdrawable } from '../../stakes/turnover'
import { dayUse, largestWithdrawal } from './day-use'
import { kycOfDay } from './kyc-of-day'
import type { PayoutAdapters } from './payout-adapters'
import type { WithdrawalRow } from './tables'
import { nextFee } from './withdraw-fee'
import { withdrawTerms } from './withdraw-terms'
import { reserveWithdrawal } from './withdrawal-moves'

interface Asked {
  member: Member
  context: CallContext
  body: Omit<BodyOf<typeof createWithdrawalCall>, 'paymentPassword'>
}

/** Whose money at which merchant. */
export const ownerOf = (member: Member, { merchant }: Pick<CallContext, 'merchant'>): BalanceOwner => ({
  memberId: member.id,
  merchant: member.merchant,
  currency: merchant.currency,
})

function checkAmount({ member, context, body }: Asked): void {
  const { minMinor, stepMinor } = withdrawTerms(context.merchant)
  const maxMinor = largestWithdrawal(context.merchant, member.vipLevel ?? 0)
  const { amountMinor } = body
  if (amountMinor < minMinor || amountMinor > maxMinor)
    throw new CallFailure('withdraw.amount.range', { minMinor, maxMinor })
  if (amountMinor % stepMinor !== 0) throw new CallFailure('withdraw.amount.step', { stepMinor })
}

/** The chosen account, the default one when none was; locked. */
async function accountFor(
  trx: Trx,
  { member, context: { now }, body }: Asked,
  adapters: PayoutAdapters,
): Promise<UsablePayoutAccount> {
  const accountId = body.accountId ?? (await payoutAccountsOf(trx, member.id))[0]?.id
  if (accountId === undefined) throw new CallFailure('withdraw.account.none')
  try {
    const account = await payoutAccountForWithdrawal(trx, { memberId: member.id, accountId, now })
    if (!adapters.forAccount(account)) throw new CallFailure('withdraw.unavailable')
    return account
  } catch (error) {
    // What the account says in its own words, in those of the form: the intent is answered.
    if (!(error instanceof CallFailure)) throw error
    if (error.code === 'payout.not.found') throw new CallFailure('withdraw.account.unknown')
    if (error.code === 'payout.waiting') throw new CallFailure('withdraw.account.waiting', error.value)
    throw error
  }
}

/** Checked while the wallets are locked, so that two at once are counted one after the other. */
async function checkDay(trx: Trx, { member, context, body }: Asked): Promise<number> {
  const day = await dayUse(trx, member, context)
  const { count, usedCount, sumMinor, usedMinor, resetsAt } = day
  if (usedCount >= count) throw new CallFailure('withdraw.limit.count', { count, resetsAt })
  const leftMinor = Math.max(0, sumMinor - usedMinor)
  if (body.amountMinor > leftMinor) throw new CallFailure('withdraw.limit.sum', { leftMinor, resetsAt })
  const kyc = await kycOfDay(trx, member.id, context.merchant, usedMinor)
  if (kyc.leftMinor !== null && body.amountMinor > kyc.leftMinor)
    throw new CallFailure('kyc.required', { level: kyc.needs, leftMinor: kyc.leftMinor })
  const feeMinor = nextFee(context.merchant, day, body.amountMinor)
  // Nobody is charged what was not shown, neither by a page whose free withdrawals were used elsewhere nor by an older release.
  if (feeMinor !== (body.feeMinor ?? 0)) throw new CallFailure('withdraw.fee.changed', { feeMinor })
  return feeMinor
}

async function checkMoney(trx: Trx, { member, context, body }: Asked): Promise<void> {
  const { withdrawableMinor, locked, debtMinor } = await withdrawable(
    trx,
    ownerOf(member, context),
    context.now,
  )
  if (debtMinor > 0) throw new CallFailure('wallet.in.debt', { debtMinor })
  if (body.amountMinor <= withdrawableMinor) return
  const held = locked.some(({ reason }) => ['deposit', 'bonus', 'transfer', 'adjustment'].includes(reason))
  throw new CallFailure(held ? 'withdraw.turnover.open' : 'wallet.insufficient', { withdrawableMinor })
}

/**
 * Takes a withdrawal: checks it against account, day, fee and turnover, and reserves its amount, in one transaction
 * (WITHDRAW-1, WITHDRAW-3). Nothing here asks about exclusion: it never stands in the way of one's own money (WITHDRAW-4).
 * @throws CallFailure saying which of them it is
 */
export async function createWithdrawal(
  trx: Trx,
  asked: Asked,
  adapters: PayoutAdapters,
): Promise<WithdrawalRow> {
  const { member, context, body } = asked
  const { now, merchant } = context
  checkAmount(asked)
  const account = await accountFor(trx, asked, adapters)
  await lockAccounts(trx, member.merchant, merchant.currency, [
    memberWallet(member.id, 'main'),
    memberWallet(member.id, 'locked'),
  ])
  const feeMinor = await checkDay(trx, asked)
  await checkMoney(trx, asked)
  const row: WithdrawalRow = {
    id: newOrderNumber('PZ'),
    merchant: member.merchant,
    member_id: member.id,
    account: account.label,
    payout_account_id: account.id,
    amount_minor: body.amountMinor,
    fee_minor: feeMinor,
    currency: merchant.currency,
    state: 'submitted',
    reason: null,
    created_at: now,
    due_at: now,
    attempts: 0,
    adapter: null,
    causes: [],
    taken_by: null,
    taken_at: null,
    conflict: null,
  }
  await trx
    .insertInto('withdrawals')
    .values({ ...row, causes: JSON.stringify(row.causes) })
    .execute()
  await recordState(trx, row, 'withdrawal', 'submitted', now)
  await reserveWithdrawal(trx, row, now)
  return row
}
