import { chasesCall, lotteryOrdersCall, placeChaseCall, type Chase } from '@plaza/contract/lottery'
import type { Balance } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useUnsent } from '@plaza/money'
import { useState } from 'react'
import { betStorageKey } from '../lottery-slip/bet-storage'
import type { SentSlip } from '../lottery-slip/order-intent'
import { usePlacing, type Placing } from '../lottery-slip/usePlacing'
import { chaseBody, chaseIntent, chaseSettings, type ChaseWish } from './chase-intent'

/** A plan that was made, with the balance after it. */
export interface Planned {
  chase: Chase
  balance: Balance
}

export interface Planning extends Placing<ChaseWish> {
  planned: Planned | undefined
}

/** Settings of a plan for this lottery whose sender was refused, such as after an expired session; undefined without one. */
export function useUnsentPlan(lottery: string): ReturnType<typeof chaseSettings> | undefined {
  const unsent = useUnsent('chase', betStorageKey)
  return unsent?.details?.['lottery'] === lottery ? chaseSettings(unsent) : undefined
}

/** Makes plans; `onPlanned` gets the slip that was planned, which may belong to another table than the open one (CHASE-2). */
export function usePlanning(onPlanned: (sent: SentSlip) => void): Planning {
  const [planned, setPlanned] = useState<Planned>()
  const forget = useForget()
  const placing = usePlacing({
    kind: 'chase',
    call: placeChaseCall,
    intentOf: chaseIntent,
    bodyOf: chaseBody,
    orderIdOf: ({ chase }) => chase.id,
    onAnswer(answer, sent) {
      setPlanned(answer)
      forget(chasesCall)
      forget(lotteryOrdersCall)
      onPlanned(sent)
    },
  })
  return { ...placing, planned }
}
