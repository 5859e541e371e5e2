import { useCall } from '@plaza/client'
import { jackpotsCall, type Jackpots } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useEffect, useState } from 'react'

/** How long the call's answer counts as fresh, ms; later changes arrive by the event stream. */
const staleMs = 60_000

/** Jackpots: requested once, then updated by the event stream (JACKPOT-1). Undefined until they have loaded. */
export function useJackpots(): Jackpots | undefined {
  const { events } = useRemote()
  const { data } = useCall(jackpotsCall, {}, { staleMs })
  const [pushed, setPushed] = useState<Jackpots>()
  useEffect(() => events.on('jackpots:changed', setPushed), [events])
  return pushed && pushed.asOf >= (data?.asOf ?? 0) ? pushed : data
}
