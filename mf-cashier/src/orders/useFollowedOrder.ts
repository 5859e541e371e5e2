import type { AnswerOf, AnyCall } from '@plaza/contract/kernel'
import { isFinalState } from '@plaza/contract/money'
import { useCall, type CallInput } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useIntents } from '@plaza/money'
import { useEffect, useState } from 'react'
import { useTopOnChange } from '../parts/useTopOnChange'
import type { Moves } from '@plaza/ui/order'

/**
 * ms between two looks at an order that has not ended. The stream tells of every change at once; this is for a message that
 * was lost.
 */
const pollMs = 15_000

export interface FollowedOrderOptions<C extends AnyCall, O> {
  /** Kind of the intent that the order came of. */
  kind: string
  /** Reads one order. */
  call: C
  id: string
  moves: Moves
  orderOf: (answer: AnswerOf<C>) => O
}

/** An order that is followed until it ends: by the stream, at once when that was lost and is back, and every 15 s besides. */
export function useFollowedOrder<C extends AnyCall, O extends { state: string }>(
  options: FollowedOrderOptions<C, O>,
) {
  const { kind, call, id, moves, orderOf } = options
  const { events } = useRemote()
  const intents = useIntents()
  const isFinal = (order: O): boolean => isFinalState(moves, order.state)
  const { data, error, isFetching, refetch } = useCall(call, { params: { id } } as CallInput<C>, {
    intervalMs: (answer) => (answer !== undefined && !isFinal(orderOf(answer)) ? pollMs : false),
  })
  const order = data === undefined ? undefined : orderOf(data)
  const hasEnded = order !== undefined && isFinal(order)

  useEffect(
    () => events.on('order:changed', (changed) => void (changed.id === id && refetch())),
    [events, id, refetch],
  )
  useEffect(
    () => events.on('stream:restored', () => void (hasEnded || refetch())),
    [events, hasEnded, refetch],
  )
  useEffect(() => {
    if (hasEnded) intents.end(kind, id)
  }, [hasEnded, intents, kind, id])

  // Seen on its way before, its end is news; opened from a list of old orders it is not.
  const [wasOpen, setWasOpen] = useState(false)
  if (order && !hasEnded && !wasOpen) setWasOpen(true)
  const isNews = hasEnded && wasOpen
  useTopOnChange(isNews)
  return { order, hasEnded, isNews, error, isFetching, refetch }
}
