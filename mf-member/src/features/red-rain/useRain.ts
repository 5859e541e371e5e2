import { useCall, useForget } from '@plaza/client'
import { rainCall, rainRecordsCall, rainWinnersCall, type Rain } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useEffect } from 'react'

/** How often the page asks by itself: an operator may open a session at any time. */
const everyMs = 15_000
/** After a session begins or ends the server is asked this much later, for clocks differ. */
const marginMs = 300

/** The next moment at which what is shown changes by itself, ms; undefined when nothing is planned. */
const nextTurn = ({ session, next }: Rain): number | undefined => session?.endsAt ?? next?.startsAt

/** Red-packet rain as it stands: loaded again when a session begins or ends, and now and then. */
export function useRain() {
  const { serverNow } = useRemote()
  const forget = useForget()
  const rain = useCall(rainCall, {}, { intervalMs: () => everyMs })
  const turn = rain.data && nextTurn(rain.data)
  const { refetch } = rain
  useEffect(() => {
    if (turn === undefined) return undefined
    const timer = setTimeout(() => void refetch(), Math.min(turn - serverNow() + marginMs, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  }, [turn, refetch, serverNow])
  return {
    rain,
    /** After chances were used: chances left, records and winners are loaded again. */
    changed: () => [rainCall, rainRecordsCall, rainWinnersCall].forEach(forget),
  }
}
