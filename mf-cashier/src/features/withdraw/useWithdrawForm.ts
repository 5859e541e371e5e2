import type { AnswerOf } from '@plaza/contract/kernel'
import {
  createWithdrawalCall,
  payoutLabel,
  withdrawFeeOf,
  withdrawOptionsCall,
  type PayoutAccount,
} from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useMoneyForm, useUnsent } from '@plaza/money'
import { useState } from 'react'

export type WithdrawOptions = AnswerOf<typeof withdrawOptionsCall>

/** Refusals after which the form shows what is true now. */
const staleCodes: readonly string[] = [
  'withdraw.password.unset',
  'withdraw.account.none',
  'withdraw.account.unknown',
  'withdraw.account.waiting',
  'withdraw.fee.changed',
  'withdraw.limit.count',
  'withdraw.limit.sum',
  'withdraw.turnover.open',
  'wallet.in.debt',
  'wallet.insufficient',
  'kyc.required',
]

/** State of the withdrawal form (WITHDRAW-1): account, amount and fee, why it cannot be sent yet, the confirmation, the sending. */
export function useWithdrawForm(options: WithdrawOptions, onOrder: (id: string) => void) {
  const { minMinor, maxMinor, stepMinor, withdrawableMinor, accounts, fee, day, kyc } = options
  const forget = useForget()
  const { serverNow } = useRemote()
  const [chosen, setChosen] = useState(useUnsent('withdrawal')?.details?.['accountId'])
  const usable = accounts.filter(({ usableFrom }) => usableFrom <= serverNow())
  const account = usable.find(({ id }) => id === chosen) ?? usable[0]
  // The question stays about the account that it named, also when that is removed in another tab meanwhile.
  const [asked, setAsked] = useState<PayoutAccount>()
  const paidTo = asked ?? account
  const leftMinor = Math.min(Math.max(0, day.sumMinor - day.usedMinor), kyc?.leftMinor ?? Infinity)
  const availableMinor = Math.min(withdrawableMinor, leftMinor)
  const limits = { minMinor, maxMinor, availableMinor }
  const form = useMoneyForm({
    kind: 'withdrawal',
    domain: 'withdraw',
    call: createWithdrawalCall,
    limits,
    ...(paidTo && {
      details: (amountMinor: number) => ({
        accountId: paidTo.id,
        feeMinor: String(withdrawFeeOf(fee, amountMinor)),
      }),
    }),
    bodyOf: ({ amountMinor, details }) => ({
      amountMinor,
      ...(details && { accountId: details['accountId'], feeMinor: Number(details['feeMinor']) }),
    }),
    orderIdOf: ({ withdrawal }) => withdrawal.id,
    onAnswer: ({ withdrawal }) => {
      forget(withdrawOptionsCall)
      onOrder(withdrawal.id)
    },
  })
  if (asked && !form.isAsking) setAsked(undefined)
  const whole = Math.min(availableMinor, maxMinor)
  const sent = form.unanswered?.details
  const askedAccount = accounts.find(({ id }) => id === sent?.['accountId']) ?? paidTo
  return {
    ...form,
    limits,
    /** Account and fee of what is to be confirmed: of an unanswered withdrawal as it was sent. */
    askedAccount: askedAccount ? payoutLabel(askedAccount) : '',
    askedFee: form.unanswered ? Number(sent?.['feeMinor'] ?? 0) : withdrawFeeOf(fee, form.amountMinor ?? 0),
    account,
    choose: setChosen,
    feeMinor: form.amountMinor === null ? 0 : withdrawFeeOf(fee, form.amountMinor),
    leftMinor,
    isOverForToday: day.usedCount >= day.count,
    isOffStep: form.amountMinor !== null && form.amountMinor % stepMinor !== 0,
    /** All that can be withdrawn, limited to the most of one withdrawal and to what is left today, in whole steps. */
    allMinor: whole - (whole % stepMinor),
    isPoor: availableMinor < minMinor,
    ask() {
      setAsked(account)
      form.ask()
    },
    async confirm(paymentPassword: string) {
      const failure = await form.confirm({ paymentPassword })
      if (failure && staleCodes.includes(failure.code)) forget(withdrawOptionsCall)
    },
  }
}

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>
