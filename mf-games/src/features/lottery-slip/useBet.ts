import { lotteryOrdersCall, placeLotteryOrderCall, type LotteryOrder } from '@plaza/contract/lottery'
import type { Balance } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useState } from 'react'
import { orderBody, orderIntent, type OrderWish, type SentSlip } from './order-intent'
import { usePlacing, type Placing } from './usePlacing'

/** An order that was placed, with the balance after it. */
export interface Placed {
  order: LotteryOrder
  balance: Balance
}

export interface Bet extends Placing<OrderWish> {
  placed: Placed | undefined
}

/** Places slips; `onPlaced` gets the slip that was placed, which may belong to another table than the open one (TABLE-2). */
export function useBet(onPlaced: (sent: SentSlip) => void): Bet {
  const [placed, setPlaced] = useState<Placed>()
  const forget = useForget()
  const placing = usePlacing({
    kind: 'bet',
    call: placeLotteryOrderCall,
    intentOf: orderIntent,
    bodyOf: orderBody,
    orderIdOf: ({ order }) => order.id,
    onAnswer(answer, sent) {
      setPlaced(answer)
      forget(lotteryOrdersCall)
      onPlaced(sent)
    },
  })
  return { ...placing, placed }
}
