import { CallError, useClient } from '@plaza/client'
import { betChanged } from '@plaza/contract/lottery'
import { limitChanged, limitsCall, type PlayLimits } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** A limit on play that nothing is left of, as the refusal `limit.reached` has it. */
export interface ReachedLimit {
  limit: 'wager' | 'loss' | 'time'
  /** When it begins again, ms. */
  resetsAt: number
}

/** Bets elsewhere are looked at together, ms. */
const togetherMs = 1_000

/** Of the limits that are reached, the one that holds longest. */
export function reachedOf({ limits }: Pick<PlayLimits, 'limits'>): ReachedLimit | undefined {
  const reached = limits.flatMap(({ kind, amount, used, resetsAt }) =>
    kind !== 'deposit' && amount !== null && used >= amount ? [{ limit: kind, resetsAt }] : [],
  )
  return reached.sort((one, other) => other.resetsAt - one.resetsAt)[0]
}

/**
 * Says which limit on play is reached whenever that may have changed in another page: a limit was changed, a bet was placed
 * elsewhere, or the stream is back (RG-3). Undefined when none is. Nothing is asked for while `isOn` is false, and stakes of the
 * game session `ownPlay` are not looked at: the wallet refuses its next bet itself.
 */
export function useReachedLimit(
  isOn: boolean,
  onLooked: (reached: ReachedLimit | undefined) => void,
  ownPlay?: string,
): void {
  const { events } = useRemote()
  const { transport } = useClient()
  const latest = useRef(onLooked)
  useLayoutEffect(() => {
    latest.current = onLooked
  }, [onLooked])
  useEffect(() => {
    if (!isOn) return undefined
    const end = new AbortController()
    let waiting: ReturnType<typeof setTimeout> | undefined
    let asked = 0
    const look = async () => {
      const turn = (asked += 1)
      try {
        const limits = await transport.send(limitsCall, {})
        if (!end.signal.aborted && turn === asked) latest.current(reachedOf(limits))
      } catch (error) {
        // Nothing is known then, and each bet is checked anyway.
        if (!(error instanceof CallError)) throw error
      }
    }
    const lookSoon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void look()
      }, togetherMs)
    }
    events.on(limitChanged, () => void look(), end.signal)
    events.on('stream:restored', () => void look(), end.signal)
    events.on(betChanged, lookSoon, end.signal)
    events.on('play:changed', ({ id }) => id !== ownPlay && lookSoon(), end.signal)
    return () => {
      end.abort()
      clearTimeout(waiting)
    }
  }, [isOn, ownPlay, events, transport])
}
