import { CallError, useClient } from '@plaza/client'
import { acknowledgeRealityCall } from '@plaza/contract/play'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { useCallback, useEffect, useState } from 'react'
import { RealityDialog } from './RealityDialog'
import { useDue } from './useDue'
import { useReality } from './useReality'
import { useStartsWithBet } from './useStartsWithBet'

export interface RealityCheckProps {
  /** Whether the reality check is shown now. */
  onShown?: (isShown: boolean) => void
  /** Runs before the member signs out: leaves the game. */
  beforeLeaving?: () => Promise<void>
}

const historyPath = '/m/gameRecord'
const minuteMs = 60_000

/**
 * The reality check (RG-4): when due by server time, it covers any page with the current figures until it is answered;
 * the next one is due one interval later.
 */
export function RealityCheck({ onShown, beforeLeaving }: RealityCheckProps) {
  const { events, navigate, serverNow } = useRemote()
  const { transport } = useClient()
  const paths = useAvailablePaths()
  const { reality, refresh, keep } = useReality()
  useStartsWithBet(reality, refresh)
  const dueAt = reality?.dueAt ?? null
  const isDue = useDue(dueAt)
  const [askedFor, setAskedFor] = useState<number>()
  const [isAnswering, setAnswering] = useState(false)

  // Loads the current figures; another tab may have answered it already.
  useEffect(() => {
    if (!isDue || dueAt === null) return undefined
    let isCurrent = true
    void refresh().then(() => isCurrent && setAskedFor(dueAt))
    return () => {
      isCurrent = false
    }
  }, [isDue, dueAt, refresh])
  const isShown = isDue && askedFor === dueAt
  useEffect(() => {
    onShown?.(isShown)
  }, [isShown, onShown])

  const answer = useCallback(async () => {
    setAnswering(true)
    try {
      keep(await transport.send(acknowledgeRealityCall))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // It closes even if the answer is lost, so that nobody is locked in; the gateway then asks again.
      if (reality) keep({ ...reality, dueAt: serverNow() + reality.intervalMinutes * minuteMs })
    } finally {
      setAnswering(false)
    }
  }, [transport, keep, reality, serverNow])

  if (!reality) return null
  return (
    // Its code is preloaded: a game must never wait for a dialog that fails to load.
    <RealityDialog
      reality={reality}
      isOpen={isShown}
      isBusy={isAnswering}
      onContinue={() => void answer()}
      onHistory={
        paths.has(historyPath)
          ? () => {
              void answer()
              navigate(historyPath)
            }
          : undefined
      }
      onLeave={() => {
        void answer()
        void Promise.resolve(beforeLeaving?.()).then(() => events.say('session:logout-request', {}))
      }}
    />
  )
}
