import {
  createDepositCall,
  depositMethodsCall,
  type Deposit,
  type OfferedMethod,
  type OfferedPromotion,
} from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useSearchParams } from '@plaza/facade/router'
import { amountProblem, useMoneySubmit, useUnsent } from '@plaza/money'
import { useRef, useState } from 'react'
import { openOrderOf } from './open-order-of'
import { openPaymentPage, preparePaymentPage } from './payment-page'
import { usePromotion } from './usePromotion'

export interface DepositFormInput {
  methods: readonly OfferedMethod[]
  /** Code of the chosen method; null while none is. */
  code: string | null
  openOrders: readonly Deposit[]
  promotions: readonly OfferedPromotion[]
  /** What the limits on deposits leave; null without any. */
  leftMinor: number | null
  /** Navigates to the status of an order. */
  onOrder: (id: string) => void
}

/**
 * The deposit form, on one page and in steps alike: the choice, why it cannot be sent yet, and the sending (DEPOSIT-2). The
 * page of a payment service opens by the tap itself.
 */
export function useDepositForm(input: DepositFormInput) {
  const { methods, code, openOrders, promotions, leftMinor, onOrder } = input
  const forget = useForget()
  const [search] = useSearchParams()
  // A second tap between the answer and the next page would begin another order.
  const hasOrder = useRef(false)
  const closePage = useRef(() => {})
  const sending = useMoneySubmit({
    kind: 'deposit',
    call: createDepositCall,
    orderIdOf: ({ deposit }) => deposit.id,
    onAnswer: ({ deposit }) => {
      hasOrder.current = true
      forget(depositMethodsCall)
      onOrder(deposit.id)
      // Its order waits here: a blank window must not stand before it.
      if (!openPaymentPage(deposit)) closePage.current()
    },
  })
  const { unanswered, failure } = sending
  const unsent = useUnsent('deposit')
  const before = unanswered ?? unsent
  const [amountMinor, setAmountMinor] = useState<number | null>(before?.amountMinor ?? null)
  const method = methods.find((candidate) => candidate.code === code && candidate.enabled)
  const refusedBy = openOrderOf(failure)
  const openOrder = refusedBy ?? openOrders.find((order) => order.method === method?.code)
  // Asking again whether an order reached us is no second one, and the open order may well be its answer.
  const isAskedAgain = unanswered?.method === method?.code
  const isMethodTaken = method !== undefined && openOrder?.method === method.code && !isAskedAgain
  const limits = {
    minMinor: method?.minMinor ?? 0,
    maxMinor: method?.maxMinor ?? Infinity,
    ...(leftMinor !== null && { availableMinor: leftMinor }),
  }
  const problem = method && amountProblem(amountMinor, limits)
  const sent = before?.details?.['promotion']
  const bonus = usePromotion({ promotions, method, amountMinor, sent, asked: search.get('promotion') })
  return {
    ...sending,
    amountMinor,
    setAmountMinor,
    method,
    limits,
    /** The open order because of which the last attempt was refused. */
    refusedBy,
    isMethodTaken,
    problem,
    bonus,
    submit() {
      if (hasOrder.current || isMethodTaken) return
      if (!method || amountMinor === null || problem !== null || bonus.isTooSmall) return
      closePage.current = preparePaymentPage(method)
      const details = bonus.promotion && { promotion: bonus.promotion.code }
      void sending
        .submit({ amountMinor, method: method.code, ...(details && { details }) })
        .then((refusal) => {
          if (!refusal) return
          closePage.current()
          // It ended or was used since the form was loaded.
          if (refusal.code === 'deposit.promotion.unavailable') forget(depositMethodsCall)
        })
    },
  }
}
