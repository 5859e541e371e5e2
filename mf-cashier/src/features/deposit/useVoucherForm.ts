import { depositMethodsCall, redeemVoucherCall } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useMoneySubmit, useUnsent } from '@plaza/money'
import { useState } from 'react'

/** The code decides what a voucher is worth; an intent has some amount. */
const noAmountMinor = 1

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
  return {
    ...sending,
    code,
    setCode,
    submit() {
      const details = { code: code.trim() }
      if (details.code !== '') void sending.submit({ amountMinor: noAmountMinor, details })
    },
  }
}
