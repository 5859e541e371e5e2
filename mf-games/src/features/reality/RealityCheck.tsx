import { CallError, useClient } from '@plaza/client'
import { acknowledgeRealityCall } from '@plaza/contract/play'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { useCallback, useEffect, useState } from 'react'
import { RealityDialog } from './RealityDialog'
import { useDue } from './useDue'
import { useReality } from './useReality'

export interface RealityCheckProps {
  /** Whether the reality check is shown now. */
  onShown?: (isShown: boolean) => void
  /** What has to be done before the member signs out: leaving the game. */
  beforeLeaving?: () => Promise<void>
}

const historyPath = '/m/gameRecord'
const minuteMs = 60_000

/**
 * The reality check (RG-4): when it is due by the server's clock, it covers any page with the figures of that moment
 * until it is answered; the next one is due an interval later.
 */
export function RealityCheck({ onShown, beforeLeaving }: RealityCheckProps) {
  const { events, navigate, serverNow } = useRemote()
  const { transport } = useClient()
  const paths = useAvailablePaths()
  const { reality, refresh, keep } = useReality()
  const dueAt = reality?.dueAt ?? null
  const isDue = useDue(dueAt)
  const [askedFor, setAskedFor] = useState<number>()
  const [isAnswering, setAnswering] = useState(false)

  // The figures of now; and another tab may have answered it already.
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
      // Read is read: nobody is locked in for a lost answer. The gateway asks again when it did not hear of it.
      if (reality) keep({ ...reality, dueAt: serverNow() + reality.intervalMinutes * minuteMs })
    } finally {
      setAnswering(false)
    }
  }, [transport, keep, reality, serverNow])

  if (!reality) return null
  return (
    // Its code is here already: a game must never wait for a dialog that could not be fetched.
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
