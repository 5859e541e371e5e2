import type { AnswerOf, AnyCall } from '@plaza/contract/kernel'
import { isFinalState } from '@plaza/contract/money'
import { useCall, type CallInput } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useIntents } from '@plaza/money'
import { useEffect, useState } from 'react'
import { usePollPace } from './usePollPace'
import { useOnceStreamed } from '../parts/useOnceStreamed'
import type { Moves } from '@plaza/ui/order'
import { usePageHead } from '@plaza/ui/page-head'

export interface FollowedOrderOptions<C extends AnyCall, O> {
  /** Kind of the money intent that created the order. */
  kind: string
  /** Loads one order. */
  call: C
  id: string
  moves: Moves
  orderOf: (answer: AnswerOf<C>) => O
  /** Something of an order that has ended can still change, such as a payment on hold. */
  isWaiting?: (order: O) => boolean
}

/**
 * Follows an order until it ends and nothing of it waits: by the stream, by polling twice at first and then every 15 s, and at once
 * when a lost stream is restored. One that has ended is asked about once more while the document is new.
 */
export function useFollowedOrder<C extends AnyCall, O extends { state: string }>(
  options: FollowedOrderOptions<C, O>,
) {
  const { kind, call, id, moves, orderOf, isWaiting } = options
  const { events } = useRemote()
  const intents = useIntents()
  const isFinal = (order: O): boolean => isFinalState(moves, order.state)
  const isSettled = (order: O): boolean => isFinal(order) && isWaiting?.(order) !== true
  const paceMs = usePollPace()
  const { data, error, isFetching, refetch } = useCall(call, { params: { id } } as CallInput<C>, {
    intervalMs: (answer) => (answer !== undefined && !isSettled(orderOf(answer)) ? paceMs() : false),
  })
  const order = data === undefined ? undefined : orderOf(data)
  const hasEnded = order !== undefined && isFinal(order)
  const hasSettled = order !== undefined && isSettled(order)

  useEffect(
    () => events.on('order:changed', (changed) => void (changed.id === id && refetch())),
    [events, id, refetch],
  )
  useEffect(
    () => events.on('stream:restored', () => void (hasSettled || refetch())),
    [events, hasSettled, refetch],
  )
  // Money may come for an order that has ended.
  useOnceStreamed(() => void (hasSettled && refetch()))
  useEffect(() => {
    if (hasEnded) intents.end(kind, id)
  }, [hasEnded, intents, kind, id])

  // The end is news only if this page saw the order open; an old order opened from a list is not news.
  const [wasOpen, setWasOpen] = useState(false)
  if (order && !hasEnded && !wasOpen) setWasOpen(true)
  const isNews = hasEnded && wasOpen
  usePageHead(isNews)
  return { order, hasEnded, isNews, error, isFetching, refetch }
}
