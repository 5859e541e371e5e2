import type { AnswerOf } from '@plaza/contract/kernel'
import { createWithdrawalCall, withdrawOptionsCall } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useMoneyForm } from '@plaza/money'

export type WithdrawOptions = AnswerOf<typeof withdrawOptionsCall>

/** State of the withdrawal form: the amount, what keeps it from being sent, the question before it, the sending. */
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
    /** Everything that there is, within the limit of one withdrawal. */
    allMinor: Math.min(withdrawableMinor, maxMinor),
    isPoor: withdrawableMinor < minMinor,
    async confirm(paymentPassword: string) {
      const failure = await form.confirm({ paymentPassword })
      if (failure?.code === 'withdraw.password.unset') forget(withdrawOptionsCall)
    },
  }
}
