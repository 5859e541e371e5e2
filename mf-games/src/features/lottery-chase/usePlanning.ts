import { chasesCall, lotteryOrdersCall, placeChaseCall, type Chase } from '@plaza/contract/lottery'
import type { Balance } from '@plaza/contract/money'
import { useForget, type CallError } from '@plaza/client'
import { useMoneySubmit, useUnsent, type MoneySubmit } from '@plaza/money'
import { useState } from 'react'
import { chaseBody, chaseIntent, chaseSettings, type ChaseWish } from './chase-intent'

/** A plan that was made, with the balance after it. */
export interface Planned {
  chase: Chase
  balance: Balance
}

export interface Planning extends Omit<MoneySubmit, 'submit'> {
  make: (wish: ChaseWish) => Promise<CallError | undefined>
  /** Sends the plan whose answer got lost once more, with its key. */
  settleLost: () => Promise<CallError | undefined>
  planned: Planned | undefined
}

const storageKey = 'plaza.bet'

/** Settings of a plan for this lottery whose sender was refused, such as after an expired session; undefined without one. */
export function useUnsentPlan(lottery: string): ReturnType<typeof chaseSettings> | undefined {
  const unsent = useUnsent('chase', storageKey)
  return unsent?.details?.['lottery'] === lottery ? chaseSettings(unsent) : undefined
}

/** Makes plans, each once however often it is tapped: one key for the same plan, kept in `plaza.bet` (CHASE-2, LEDGER-3). */
export function usePlanning(onPlanned: () => void): Planning {
  const [planned, setPlanned] = useState<Planned>()
  const forget = useForget()
  const { submit, ...sending } = useMoneySubmit({
    kind: 'chase',
    domain: 'lottery',
    storageKey,
    call: placeChaseCall,
    bodyOf: chaseBody,
    orderIdOf: ({ chase }) => chase.id,
    onAnswer(answer) {
      setPlanned(answer)
      forget(chasesCall)
      forget(lotteryOrdersCall)
      onPlanned()
    },
  })
  return {
    ...sending,
    planned,
    make: (wish) => submit(chaseIntent(wish)),
    settleLost() {
      const { unanswered } = sending
      if (!unanswered) return Promise.resolve(undefined)
      const { amountMinor, details } = unanswered
      return submit({ amountMinor, ...(details && { details }) })
    },
  }
}
