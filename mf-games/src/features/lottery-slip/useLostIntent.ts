import type { MoneyIntent } from '@plaza/contract/money'
import { useIntents, type Intents } from '@plaza/money'
import { useState } from 'react'
import { betStorageKey, type BetKind } from './bet-storage'

/** A bet or a plan that was sent and got no answer. */
export interface LostIntent {
  kind: BetKind
  intent: MoneyIntent
}

const kinds: readonly BetKind[] = ['bet', 'chase']

/** The first bet or plan in storage that was sent and has no answer. */
export function lostOf(intents: Intents): LostIntent | undefined {
  for (const kind of kinds) {
    const intent = intents.of(kind)
    if (intent && !intent.orderId && !intent.isRefused) return { kind, intent }
  }
  return undefined
}

/**
 * The bet or plan of this tab that was sent without an answer. Storage is read again whenever `step` changes, not whenever
 * the table is drawn: a slip may have 10,000 tickets.
 */
export function useLostIntent(step: unknown): LostIntent | undefined {
  const intents = useIntents(betStorageKey)
  const [read, setRead] = useState(() => ({ step, intents, lost: lostOf(intents) }))
  if (read.step !== step || read.intents !== intents) setRead({ step, intents, lost: lostOf(intents) })
  return read.lost
}
