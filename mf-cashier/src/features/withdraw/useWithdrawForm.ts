import { createWithdrawalCall, withdrawOptionsCall, type AnswerOf } from '@plaza/contract'
import { useForget } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useState } from 'react'
import { amountProblem } from '../../money/amount-problem'
import { useMoneySubmit } from '../../money/useMoneySubmit'

export type WithdrawOptions = AnswerOf<typeof withdrawOptionsCall>

/** State of the withdrawal form: the amount, what keeps it from being sent, the question before it, the sending. */
export function useWithdrawForm(options: WithdrawOptions, onOrder: (id: string) => void) {
  const { events } = useRemote()
  const forget = useForget()
  const [amountMinor, setAmountMinor] = useState<number | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { minMinor, maxMinor, withdrawableMinor } = options
  const sending = useMoneySubmit({
    kind: 'withdrawal',
    call: createWithdrawalCall,
    orderIdOf: ({ withdrawal }) => withdrawal.id,
    onAnswer: ({ withdrawal, balance }) => {
      events.say('balance:changed', balance)
      forget(withdrawOptionsCall)
      onOrder(withdrawal.id)
    },
  })
  const problem = amountProblem(amountMinor, { minMinor, maxMinor, availableMinor: withdrawableMinor })
  const { unanswered } = sending
  return {
    ...sending,
    amountMinor,
    setAmountMinor,
    problem,
    /** Everything that there is, within the limit of one withdrawal. */
    allMinor: Math.min(withdrawableMinor, maxMinor),
    isPoor: withdrawableMinor < minMinor,
    isAsking,
    ask: () => setAsking(problem === null),
    stopAsking: () => setAsking(false),
    async confirm() {
      if (amountMinor === null || problem !== null) return
      await sending.submit({ amountMinor })
      setAsking(false)
    },
    /** Sends what got no answer again; it is the same withdrawal. */
    sendAgain() {
      if (unanswered) void sending.submit({ amountMinor: unanswered.amountMinor })
    },
  }
}
