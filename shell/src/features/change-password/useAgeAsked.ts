import { useCall } from '@plaza/client'
import { memberInfoCall, type RegisterSettings, type SessionInfo } from '@plaza/contract/identity'
import { useState } from 'react'
import { mustChangePassword } from '../../kernel/session/password-change'

/** Whether the change declares the age of the account's person, because an agent opened the account (REG-9). */
export function useAgeAsked(session: SessionInfo, settings: RegisterSettings | undefined) {
  const [isForced] = useState(() => mustChangePassword(session))
  const [isRefused, setRefused] = useState(false)
  const { data, isPending } = useCall(memberInfoCall, {}, { enabled: isForced })
  // Kept while the answer is forgotten after the change.
  const [isKnown, setKnown] = useState(false)
  if (data?.mustDeclareAge === true && !isKnown) setKnown(true)
  const isAsked = isKnown || isRefused
  return {
    isAsked,
    needsBirthDate: isAsked && settings?.age.needsBirthDate === true,
    minimum: settings?.age.minimum ?? 0,
    isLooking: (isForced && isPending) || (isAsked && !settings),
    /** The gateway has refused a change without the declaration: the form asks for it from now on. */
    ask: () => setRefused(true),
  }
}
