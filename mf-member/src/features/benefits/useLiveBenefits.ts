import { useForget } from '@plaza/client'
import { benefitsCall, rewardChanged } from '@plaza/contract/growth'
import { levelChanged } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Asks for the level again when a reward came or went, as at every rise, when the level changed, and when the stream is back. */
export function useLiveBenefits(): void {
  const { events } = useRemote()
  const forget = useForget()
  const again = useRef(() => forget(benefitsCall))
  useEffect(() => {
    again.current = () => forget(benefitsCall)
  })
  useEffect(() => {
    const stops = [
      events.on(rewardChanged, () => again.current()),
      events.on(levelChanged, () => again.current()),
      events.on('stream:restored', () => again.current()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
}
