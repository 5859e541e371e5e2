import { lotteryOrdersCall, placeLotteryOrderCall, type LotteryOrder } from '@plaza/contract/lottery'
import type { Balance } from '@plaza/contract/money'
import { useForget, type CallError } from '@plaza/client'
import { useMoneySubmit, type MoneySubmit } from '@plaza/money'
import { useState } from 'react'
import { orderBody, orderIntent, type OrderWish } from './order-intent'

/** An order that was placed, with the balance after it. */
export interface Placed {
  order: LotteryOrder
  balance: Balance
}

export interface Bet extends Omit<MoneySubmit, 'submit'> {
  place: (wish: OrderWish) => Promise<CallError | undefined>
  /** Sends the bet whose answer got lost once more, with its key. */
  settleLost: () => Promise<CallError | undefined>
  placed: Placed | undefined
  forgetPlaced: () => void
}

/**
 * Places slips, each once however often it is tapped: one key for the same slip on the same issue, kept in `plaza.bet`
 * until the gateway has answered (TABLE-2, LEDGER-3).
 */
export function useBet(onPlaced: (placed: Placed) => void): Bet {
  const [placed, setPlaced] = useState<Placed>()
  const forget = useForget()
  const { submit, ...sending } = useMoneySubmit({
    kind: 'bet',
    domain: 'lottery',
    storageKey: 'plaza.bet',
    call: placeLotteryOrderCall,
    bodyOf: orderBody,
    orderIdOf: ({ order }) => order.id,
    onAnswer(answer) {
      setPlaced(answer)
      forget(lotteryOrdersCall)
      onPlaced(answer)
    },
  })
  return {
    ...sending,
    placed,
    forgetPlaced: () => setPlaced(undefined),
    place: (wish) => submit(orderIntent(wish)),
    settleLost() {
      const { unanswered } = sending
      if (!unanswered) return Promise.resolve(undefined)
      const { amountMinor, details } = unanswered
      return submit({ amountMinor, ...(details && { details }) })
    },
  }
}
