import type { AnswerOf, AnyCall } from '@plaza/contract/kernel'
import { useForget, type CallError } from '@plaza/client'
import { bettingTableCall } from '@plaza/contract/lottery'
import { useMoneySubmit, type IntentBody, type MoneySubmit } from '@plaza/money'
import { useRef, useState } from 'react'
import { betStorageKey, type BetKind } from './bet-storage'
import { slipKey } from './intent-key'
import { sentSlip, type OrderWish, type SentSlip } from './order-intent'

export interface Placing<W> extends Omit<MoneySubmit, 'submit'> {
  place: (wish: W) => Promise<CallError | undefined>
  /** Sends what got no answer once more, with its key. */
  settleLost: () => Promise<CallError | undefined>
  /** The slip whose placing failed: where an answer got lost before, perhaps that of another lottery. */
  failed: SentSlip | undefined
}

export interface PlacingOptions<C extends AnyCall, W> {
  kind: BetKind
  call: C
  intentOf: (wish: W) => IntentBody
  bodyOf: (intent: IntentBody) => Record<string, unknown>
  orderIdOf: (answer: AnswerOf<C>) => string
  onAnswer: (answer: AnswerOf<C>, sent: SentSlip) => void
}

/**
 * Places slips as bets or plans, each once however often it is tapped and in however many copies of its tab: one key for
 * the same slip on the same issue, kept in `plaza.bet` until the gateway has answered (TABLE-2, CHASE-2, LEDGER-3).
 */
export function usePlacing<C extends AnyCall, W extends Pick<OrderWish, 'lines'>>(
  options: PlacingOptions<C, W>,
): Placing<W> {
  const { kind, call, intentOf, bodyOf, orderIdOf, onAnswer } = options
  const sent = useRef<IntentBody>(undefined)
  const [failed, setFailed] = useState<SentSlip>()
  const forget = useForget()
  const { submit, ...sending } = useMoneySubmit({
    kind,
    domain: 'lottery',
    storageKey: betStorageKey,
    call,
    bodyOf,
    orderIdOf,
    onAnswer: (answer) => onAnswer(answer, sentSlip(sent.current ?? { amountMinor: 0 })),
  })
  const send = async (body: IntentBody, key?: string): Promise<CallError | undefined> => {
    if (!sending.isSending) sent.current = body
    const failure = await submit(body, undefined, key)
    if (failure) setFailed(sentSlip(body))
    // The group that this page knows is no longer the member's.
    if (failure?.code === 'lottery.group.invalid') forget(bettingTableCall)
    return failure
  }
  return {
    ...sending,
    failed: sending.failure && failed,
    place(wish) {
      const body = intentOf(wish)
      return send(body, slipKey(kind, wish.lines, body))
    },
    settleLost() {
      const { unanswered } = sending
      if (!unanswered) return Promise.resolve(undefined)
      const { amountMinor, details } = unanswered
      return send({ amountMinor, ...(details && { details }) })
    },
  }
}
