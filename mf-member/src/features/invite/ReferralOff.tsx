import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'
import { useInviteText } from '../../locales/invite/texts'
import { useLeave } from './useLeave'

const noticeMs = 2000

/** Shows `contact_service` for 2 s and leaves the page, because the merchant has no referral promotion (MEMBER-6). */
export function ReferralOff() {
  const t = useInviteText()
  const { events } = useRemote()
  const leave = useLeave()
  const isSaid = useRef(false)
  useEffect(() => {
    if (isSaid.current) return
    isSaid.current = true
    events.say('toast', {
      id: 'contact_service',
      kind: 'info',
      text: t('invite.contactService'),
      durationMs: noticeMs,
    })
    leave()
  }, [events, leave, t])
  return null
}
