import type { Deposit, OfferedMethod } from '@plaza/contract/money'
import { useSearchParams } from '@plaza/facade/router'
import { useIntents } from '@plaza/money'
import { useState } from 'react'
import { lastUsed } from './offered-methods'

export interface MethodChoiceState {
  code: string | null
  choose: (code: string) => void
  /** Returns to the choice. */
  reset: () => void
}

/**
 * The method that the form begins with (DEPOSIT-10): the one that was used last, or the first; one that has an open order,
 * which takes no second one, only if every other has one too.
 */
function firstMethod(
  methods: readonly OfferedMethod[],
  openOrders: readonly Pick<Deposit, 'method'>[],
): OfferedMethod | undefined {
  const open = methods.filter(({ enabled }) => enabled)
  const free = open.filter(({ code }) => openOrders.every(({ method }) => method !== code))
  return lastUsed(free) ?? free[0] ?? lastUsed(open) ?? open[0]
}

/**
 * The chosen method. On one page one is chosen from the start (`firstMethod`); in steps the choice is in the address, so
 * that back returns to it and a reload keeps it. A deposit or a voucher that was not answered goes on with its own method.
 */
export function useChosenMethod(
  methods: readonly OfferedMethod[],
  openOrders: readonly Pick<Deposit, 'method'>[],
  isInSteps: boolean,
): MethodChoiceState {
  const intents = useIntents()
  const deposit = intents.of('deposit')
  const voucher = intents.of('voucher')
  const sent =
    voucher && !voucher.orderId
      ? methods.find(({ paysBy }) => paysBy === 'voucher')?.code
      : deposit && !deposit.orderId
        ? deposit.method
        : undefined
  const [params, setParams] = useSearchParams()
  const [code, setCode] = useState(() => sent ?? firstMethod(methods, openOrders)?.code ?? null)
  if (!isInSteps) return { code, choose: setCode, reset: () => setCode(null) }
  return {
    code: params.get('method') ?? sent ?? null,
    choose: (chosen) => setParams({ method: chosen }),
    reset: () => setParams({}),
  }
}
