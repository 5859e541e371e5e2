import { useCall } from '@plaza/client'
import { jackpotsCall, type Jackpots } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useEffect, useState } from 'react'

/** How long the call's answer counts as fresh, ms; later changes arrive by the event stream. */
const staleMs = 60_000

export interface LatestJackpots {
  /** Undefined until they have loaded. */
  jackpots: Jackpots | undefined
  isPending: boolean
}

/** Jackpots: requested once, then updated by the event stream (JACKPOT-1). */
export function useJackpots(): LatestJackpots {
  const { events } = useRemote()
  const { data, isPending } = useCall(jackpotsCall, {}, { staleMs })
  const [pushed, setPushed] = useState<Jackpots>()
  useEffect(() => events.on('jackpots:changed', setPushed), [events])
  const jackpots = pushed && pushed.asOf >= (data?.asOf ?? 0) ? pushed : data
  return { jackpots, isPending: isPending && !jackpots }
}
