import type { SessionInfo } from '@plaza/contract/identity'
import type { HostEvents } from '@plaza/events'

let firstLoginOf: string | undefined

/** Whether the account must change its password before anything else (CHANGE-4). */
export const mustChangePassword = (session: SessionInfo | null): boolean => session?.firstTimeLogin === true

/** The gateway has refused a call until the password is changed: from now on the page requires the change. */
export function requirePasswordChange(events: HostEvents): void {
  const { session } = events.session.getState()
  if (session && !mustChangePassword(session))
    events.setSession({ ...session, firstTimeLogin: true }, 'start')
}

/** The password has been changed: every page is open again, in every tab. */
export function liftPasswordChange(events: HostEvents): void {
  const { session } = events.session.getState()
  if (!session || !mustChangePassword(session)) return
  firstLoginOf = session.userName
  events.setSession({ ...session, firstTimeLogin: false }, 'start')
}

/** An account has just been registered, which signs it in for the first time. */
export function beginFirstLogin(userName: string): void {
  firstLoginOf = userName
}

/**
 * Whether this is the account's first login: by registration, or with a forced password change, also after the change,
 * until the next document. Announcements with execution F are for it.
 */
export const isFirstLogin = (session: SessionInfo): boolean =>
  mustChangePassword(session) || firstLoginOf === session.userName
