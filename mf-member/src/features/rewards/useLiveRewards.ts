import { useForget } from '@plaza/client'
import { rewardChanged, rewardsCall } from '@plaza/contract/growth'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Loads the rewards again when one came, opened or ended, when a bet was settled, and when the stream is back. */
export function useLiveRewards(): void {
  const { events } = useRemote()
  const forget = useForget()
  const again = useRef(() => forget(rewardsCall))
  const { balance } = useStoreValue(events.balance)
  const known = useRef(balance?.version)
  useEffect(() => {
    again.current = () => forget(rewardsCall)
  })
  useEffect(() => {
    if (balance?.version === known.current) return
    const isFirst = known.current === undefined
    known.current = balance?.version
    if (!isFirst) again.current()
  }, [balance?.version])
  useEffect(() => {
    const stops = [
      events.on(rewardChanged, () => again.current()),
      events.on('stream:restored', () => again.current()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
}
