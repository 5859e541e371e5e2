import type { AnswerOf } from '@plaza/contract/kernel'
import { createWithdrawalCall, withdrawOptionsCall } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useMoneyForm } from '@plaza/money'

export type WithdrawOptions = AnswerOf<typeof withdrawOptionsCall>

/** State of the withdrawal form: the amount, why it cannot be sent yet, the confirmation, and the submit function. */
export function useWithdrawForm(
  { minMinor, maxMinor, withdrawableMinor }: WithdrawOptions,
  onOrder: (id: string) => void,
) {
  const forget = useForget()
  const limits = { minMinor, maxMinor, availableMinor: withdrawableMinor }
  const form = useMoneyForm({
    kind: 'withdrawal',
    domain: 'withdraw',
    call: createWithdrawalCall,
    limits,
    orderIdOf: ({ withdrawal }) => withdrawal.id,
    onAnswer: ({ withdrawal }) => {
      forget(withdrawOptionsCall)
      onOrder(withdrawal.id)
    },
  })
  return {
    ...form,
    limits,
    /** The whole available amount, limited to the maximum of one withdrawal. */
    allMinor: Math.min(withdrawableMinor, maxMinor),
    isPoor: withdrawableMinor < minMinor,
    async confirm(paymentPassword: string) {
      const failure = await form.confirm({ paymentPassword })
      if (failure?.code === 'withdraw.password.unset') forget(withdrawOptionsCall)
    },
  }
}
