import { useStoreValue } from '@plaza/events'
import type { Lottery } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useEffect, useMemo, useRef } from 'react'
import { drawStatesOf, nextOverdueAt, overdueOf, withStates } from './draw-states'

/** How long after a draw its push may take before the page asks by itself, ms. */
const graceMs = 4000

const none: readonly Lottery[] = []

/**
 * Keeps loaded lotteries in step with the stream (DRAW-5): a push replaces a lottery's issue and result; after a lost
 * stream, and when a draw's push does not come, the page asks once.
 */
export function useDraws(
  loaded: readonly Lottery[] | undefined,
  refetch: () => unknown,
): Lottery[] | undefined {
  const { events, serverNow } = useRemote()
  const store = drawStatesOf(events)
  const states = useStoreValue(store)
  const codes = loaded?.map(({ code }) => code).join()
  useEffect(() => (codes ? store.watch(codes.split(',')) : undefined), [store, codes])
  const lotteries = useMemo(() => loaded && withStates(loaded, states), [loaded, states])
  const asked = useRef(new Set<string>())
  const ask = useRef(refetch)
  useEffect(() => {
    ask.current = refetch
  })
  useEffect(() => events.on('stream:restored', () => void ask.current()), [events])
  useEffect(() => {
    const check = () => {
      const overdue = overdueOf(lotteries ?? none, serverNow(), graceMs)
      const fresh = overdue.filter((id) => !asked.current.has(id))
      asked.current = new Set(overdue)
      if (fresh.length > 0) void ask.current()
    }
    check()
    const at = nextOverdueAt(lotteries ?? none, serverNow(), graceMs)
    if (at === undefined) return undefined
    const timer = setTimeout(check, Math.max(0, at - serverNow()) + 1)
    return () => clearTimeout(timer)
  }, [lotteries, serverNow])
  return lotteries
}
