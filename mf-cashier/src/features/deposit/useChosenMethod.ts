import type { OfferedMethod } from '@plaza/contract/money'
import { useSearchParams } from '@plaza/facade/router'
import { useIntents } from '@plaza/money'
import { useState } from 'react'

export interface MethodChoiceState {
  code: string | null
  choose: (code: string) => void
  /** Returns to the choice. */
  reset: () => void
}

/**
 * The chosen method. On one page the first open one is chosen from the start; in steps the choice is in the address, so that
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
  const [code, setCode] = useState(() => sent ?? methods.find(({ enabled }) => enabled)?.code ?? null)
  if (!isInSteps) return { code, choose: setCode, reset: () => setCode(null) }
  return {
    code: params.get('method') ?? sent ?? null,
    choose: (chosen) => setParams({ method: chosen }),
    reset: () => setParams({}),
  }
}
