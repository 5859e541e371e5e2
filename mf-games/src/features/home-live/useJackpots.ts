import { useCall } from '@plaza/client'
import { jackpotsCall, type Jackpots } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useEffect, useState } from 'react'

/** ms for which what the call said is fresh: what comes after it comes by the event stream. */
const staleMs = 60_000

/** Jackpots: asked for once, then as the one event stream says (JACKPOT-1). Undefined while unknown. */
export function useJackpots(): Jackpots | undefined {
  const { events } = useRemote()
  const { data } = useCall(jackpotsCall, {}, { staleMs })
  const [pushed, setPushed] = useState<Jackpots>()
  useEffect(() => events.on('jackpots:changed', setPushed), [events])
  return pushed && pushed.asOf >= (data?.asOf ?? 0) ? pushed : data
}
