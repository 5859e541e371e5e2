import { depositMethodsCall, longestVoucherCode, redeemVoucherCall } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useMoneySubmit, useUnsent } from '@plaza/money'
import { useState } from 'react'

/** The code decides what a voucher is worth; an intent has some amount. */
const noAmountMinor = 1

export type VoucherForm = ReturnType<typeof useVoucherForm>

/** The form of a voucher: its code, sent with one key until the gateway has answered. */
export function useVoucherForm(onOrder: (id: string) => void) {
  const forget = useForget()
  const sending = useMoneySubmit({
    kind: 'voucher',
    call: redeemVoucherCall,
    bodyOf: ({ details }) => ({ code: details?.['code'] ?? '' }),
    orderIdOf: ({ deposit }) => deposit.id,
    onAnswer: ({ deposit }) => {
      forget(depositMethodsCall)
      onOrder(deposit.id)
    },
  })
  const unsent = useUnsent('voucher')
  const [code, setCode] = useState((sending.unanswered ?? unsent)?.details?.['code'] ?? '')
  const isTooLong = code.trim().length > longestVoucherCode
  return {
    ...sending,
    code,
    /** It is no code, but more than that was pasted. */
    isTooLong,
    setCode,
    submit() {
      const details = { code: code.trim() }
      if (details.code !== '' && !isTooLong) void sending.submit({ amountMinor: noAmountMinor, details })
    },
  }
}
