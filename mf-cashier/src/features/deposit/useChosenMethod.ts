import type { OfferedMethod } from '@plaza/contract/money'
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
 * The chosen method. On one page the one that was used last is chosen from the start, or the first open one; in steps the choice is in the address, so that
 * back returns to it and a reload keeps it. A deposit or a voucher that was not answered goes on with its own method.
 */
export function useChosenMethod(methods: readonly OfferedMethod[], isInSteps: boolean): MethodChoiceState {
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
  const [code, setCode] = useState(() => {
    const open = methods.filter(({ enabled }) => enabled)
    return sent ?? (lastUsed(open) ?? open[0])?.code ?? null
  })
  if (!isInSteps) return { code, choose: setCode, reset: () => setCode(null) }
  return {
    code: params.get('method') ?? sent ?? null,
    choose: (chosen) => setParams({ method: chosen }),
    reset: () => setParams({}),
  }
}
