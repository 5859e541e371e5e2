import type { Session, SignedIn } from './call-context'

/** Which sessions are still valid. */
export interface Living {
  now: number
  /** A session ends this time after its member authenticated, ms: the merchant's setting. */
  longestMs: number
}

/** A session that was ended, and how its pages learn of it. */
export interface EndedSession {
  id: string
  account: string
  reason: 'expired' | 'logout'
  /** Where its member ended it from another device. */
  by?: 'other-device' | 'break'
}

/** What calls and streams ask about sessions; who is a member and how one signs in is for the module that answers. */
export interface Sessions {
  /**
   * The valid session of a cookie at this merchant or its trial merchant, with its account; null when there is none. A
   * cookie that was just replaced can still read (`mayBeFormer`), because calls with it may be on their way.
   */
  read(cookie: string, at: Living & { merchant: string; mayBeFormer: boolean }): Promise<SignedIn | null>
  /**
   * Notes a use of a session, at most once a minute; and that its member did something, unless the last time is too long
   * ago: from then on only the password brings it back.
   */
  touch(session: Session, use: { now: number; isOwnAct: boolean }): Promise<void>
  /** Whether the session with this id is still valid. */
  isAlive(id: string, living: Living): Promise<boolean>
  /** The session that a cookie belonged to, where it was ended; null for any other cookie. */
  readEnded(cookie: string): Promise<EndedSession | null>
}
