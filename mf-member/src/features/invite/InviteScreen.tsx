import { useStoreValue } from '@plaza/events'
import { holds, useRemote } from '@plaza/federation'
import { Page } from '@plaza/ui/page'
import { useEffect } from 'react'
import { Invitation } from './Invitation'
import { ReferralOff } from './ReferralOff'

/**
 * /m/inviteFriends. Where the REFERRAL promotion is off, it shows a notice and leaves the page. It sends visitors to
 * sign in, after which they return (SESSION-4).
 */
export function InviteScreen() {
  const { events, flags, promos } = useRemote()
  const { session, reason } = useStoreValue(events.session)
  const isOn = holds({ promo: 'REFERRAL' }, { session, flags, promos })
  const mustSignIn = isOn && !session && reason !== 'logout'
  useEffect(() => {
    if (mustSignIn) events.say('session:required', { returnTo: '/m/inviteFriends' })
  }, [mustSignIn, events])
  if (!isOn) return <ReferralOff />
  return <Page>{session && <Invitation />}</Page>
}
