import {
  createDepositCall,
  depositMethodsCall,
  type Deposit,
  type DepositMethod,
} from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { amountProblem, useMoneySubmit } from '@plaza/money'
import { useState } from 'react'
import { openOrderOf } from './open-order-of'

/** State of the deposit form: the selection, why it cannot be sent yet, and the submit function. */
export function useDepositForm(
  methods: readonly DepositMethod[],
  open: Deposit | null,
  onOrder: (id: string) => void,
) {
  const forget = useForget()
  const sending = useMoneySubmit({
    kind: 'deposit',
    call: createDepositCall,
    orderIdOf: ({ deposit }) => deposit.id,
    onAnswer: ({ deposit }) => {
      forget(depositMethodsCall)
      onOrder(deposit.id)
    },
  })
  const { unanswered, failure } = sending
  const [amountMinor, setAmountMinor] = useState<number | null>(unanswered?.amountMinor ?? null)
  const [code, setCode] = useState(unanswered?.method ?? methods.find(({ enabled }) => enabled)?.code ?? null)
  const method = methods.find((candidate) => candidate.code === code && candidate.enabled)
  const openOrder = openOrderOf(failure) ?? open ?? undefined
  const problem = method && amountProblem(amountMinor, method)
  return {
    ...sending,
    amountMinor,
    setAmountMinor,
    method,
    setMethod: setCode,
    /** The open order of the chosen method; it blocks a new one. */
    openOrder,
    isRefusedByOpenOrder: openOrderOf(failure) !== undefined,
    isMethodTaken: method !== undefined && openOrder?.method === method.code,
    problem,
    submit() {
      if (method && amountMinor !== null && problem === null)
        void sending.submit({ amountMinor, method: method.code })
    },
  }
}
