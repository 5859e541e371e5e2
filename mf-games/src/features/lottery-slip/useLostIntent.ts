import type { MoneyIntent } from '@plaza/contract/money'
import { useIntents } from '@plaza/money'
import { useMemo } from 'react'
import { betStorageKey, type BetKind } from './bet-storage'

/** A bet or a plan that was sent and got no answer. */
export interface LostIntent {
  kind: BetKind
  intent: MoneyIntent
}

const kinds: readonly BetKind[] = ['bet', 'chase']

/** The bet or plan of this tab that was sent without an answer. Read anew whenever `step` changes. */
export function useLostIntent(step: unknown): LostIntent | undefined {
  const intents = useIntents(betStorageKey)
  return useMemo(() => {
    for (const kind of kinds) {
      const intent = intents.of(kind)
      if (intent && !intent.orderId && !intent.isRefused) return { kind, intent }
    }
    return undefined
    // A slip of 10,000 tickets is not read whenever the table is drawn.
  }, [intents, step])
}
