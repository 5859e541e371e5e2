import { useForget } from '@plaza/client'
import {
  invitationFiguresCall,
  invitationRewardsCall,
  invitedFriendsCall,
  rewardChanged,
} from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Loads figures, friends and rewards again when a reward came or changed, and when the stream is back. */
export function useLiveInvitation(): void {
  const { events } = useRemote()
  const forget = useForget()
  const again = useRef(() => {})
  useEffect(() => {
    again.current = () => {
      forget(invitationFiguresCall)
      forget(invitedFriendsCall)
      forget(invitationRewardsCall)
    }
  })
  useEffect(() => {
    const stops = [
      events.on(rewardChanged, () => again.current()),
      events.on('stream:restored', () => again.current()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
}
