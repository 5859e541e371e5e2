import type { AnswerOf } from '@plaza/contract/kernel'
import { payoutLabel, type WithdrawCheck, type withdrawOptionsCall } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { realName } from '../../identity/directory'
import { boundContacts } from '../../identity/verification'
import { paymentPasswordHash, paymentPasswordRule } from '../../identity/payment-password'
import { payoutAccountsOf } from '../payout-accounts'
import { openTurnover, withdrawable } from '../../stakes/turnover'
import { ownerOf } from './create-withdrawal'
import { usualTime } from './usual-time'
import { dayUse, largestWithdrawal } from './day-use'
import { kycOfDay } from './kyc-of-day'
import { feeTerms } from './withdraw-fee'
import { withdrawTerms } from './withdraw-terms'
import { recentWithdrawals, showWithdrawals } from './withdrawal-queries'

const shownOnForm = 3

/** Everything that the form of withdrawals shows (WITHDRAW-1); `ruledSeconds` is the usual time of its provider. */
export async function withdrawOptions(
  queries: Queries,
  member: Member,
  context: CallContext,
  { ruledSeconds, canCancel }: { ruledSeconds: number; canCancel: boolean },
): Promise<AnswerOf<typeof withdrawOptionsCall>> {
  const { merchant, now } = context
  const owner = ownerOf(member, context)
  const { minMinor, stepMinor, review } = withdrawTerms(merchant)
  const accounts = await payoutAccountsOf(queries, member.id)
  const day = await dayUse(queries, member, context)
  const kyc = await kycOfDay(queries, member.id, merchant, day.usedMinor)
  const hasPaymentPassword = (await paymentPasswordHash(queries, member.id)) !== undefined
  const turnover = await openTurnover(queries, member.id)
  const done: Record<Exclude<WithdrawCheck, 'contact' | 'kyc'>, boolean> = {
    name: (await realName(queries, member.id)) !== null,
    password: hasPaymentPassword,
    account: accounts.length > 0,
    turnover: turnover.requiredMinor === 0,
  }
  const [first] = accounts
  return {
    account: first ? payoutLabel(first) : '',
    minMinor,
    maxMinor: largestWithdrawal(merchant, member.vipLevel ?? 0),
    stepMinor,
    ...(await withdrawable(queries, owner, now)),
    currency: merchant.currency,
    recent: await showWithdrawals(
      queries,
      await recentWithdrawals(queries, member.id, shownOnForm),
      canCancel,
    ),
    hasPaymentPassword,
    paymentPasswordRule: paymentPasswordRule(merchant),
    turnover,
    checks: Object.entries(done).map(([check, isDone]) => ({ check, isDone })),
    hasContact: (await boundContacts(queries, member.id)).length > 0,
    kyc,
    accounts,
    fee: feeTerms(merchant, day),
    day,
    usual: await usualTime(
      queries,
      {
        memberId: member.id,
        accountId: first?.id,
        hasOpenTurnover: turnover.requiredMinor > 0,
        daySumMinor: day.usedMinor,
        isFullyVerified: kyc.level === 'full',
        ruledSeconds,
        now,
      },
      review,
    ),
  }
}
