import { createWithdrawalCall, withdrawOptionsCall, type AnswerOf } from '@plaza/contract'
import { useForget, type CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useState } from 'react'
import { amountProblem } from '../../money/amount-problem'
import { useMoneySubmit } from '../../money/useMoneySubmit'

export type WithdrawOptions = AnswerOf<typeof withdrawOptionsCall>

/** Whether it is the password that would not do, so that it is asked for again. */
const isPasswordProblem = (failure: CallError | undefined): failure is CallError =>
  failure?.code === 'withdraw.password.wrong' || failure?.code === 'withdraw.password.locked'

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
  const { unanswered, failure } = sending
  const passwordFailure = isPasswordProblem(failure) ? failure : undefined
  return {
    ...sending,
    /** Why the password would not do; said in the question while it is open. */
    passwordFailure,
    failure: isAsking && passwordFailure ? undefined : failure,
    amountMinor,
    setAmountMinor,
    problem,
    /** Everything that there is, within the limit of one withdrawal. */
    allMinor: Math.min(withdrawableMinor, maxMinor),
    isPoor: withdrawableMinor < minMinor,
    isAsking,
    ask: () => setAsking(Boolean(unanswered) || problem === null),
    stopAsking: () => setAsking(false),
    /** What the question is about: what got no answer before anything new. */
    askedMinor: unanswered?.amountMinor ?? amountMinor ?? 0,
    /** Sends it. A wrong password is said where it was typed; with any other answer the question has ended. */
    async confirm(paymentPassword: string) {
      const wantedMinor = unanswered?.amountMinor ?? amountMinor
      if (wantedMinor === null || (!unanswered && problem !== null)) return
      const failure = await sending.submit({ amountMinor: wantedMinor }, { paymentPassword })
      if (failure?.code === 'withdraw.password.unset') forget(withdrawOptionsCall)
      if (!isPasswordProblem(failure)) setAsking(false)
    },
  }
}
