import type { Merchant } from '../merchants/merchants'

/** The account that a call acts for. */
export interface Member {
  id: string
  /** The merchant that the account belongs to: the host's, or its trial merchant. */
  merchant: string
  account: string
  nickname: string | null
  /** Customer type (`memberTypes` of the contract). */
  type: number
  uplineId: string | null
  toUpline: boolean
  vipLevel: number | null
  mustChangePassword: boolean
  regDate: number
}

/** A session that is alive. */
export interface Session {
  id: string
  /** Hash of the token that belongs to the cookie. */
  tokenHash: string
  idleExpiresAt: number
  expiresAt: number
  /** When its member was last active, ms; not updated any more once that is too long ago for money. */
  activeAt: number
  /** When its member last authenticated: by signing in, or by giving the password again. */
  authenticatedAt: number
  /** Until then its secrets are being changed, and what was sent with the old ones arrives still; null as a rule. */
  formerUntil: number | null
  /** Of a member who takes a break from play: for withdrawing alone (RG-8). */
  isLimited: boolean
}

/** Session and account of a signed-in call. */
export interface SignedIn {
  session: Session
  member: Member
}

/** What is known of a call before its handler runs. */
export interface CallContext {
  requestId: string
  /** Time of the call, ms. Rules use this, never Date. */
  now: number
  /** When the site received the call, ms: what a close counts by (LOTTERY-2). At most a second before `now`. */
  receivedAt: number
  /** The merchant of the host name. */
  merchant: Merchant
  /** How long after its member proved who it is a session ends there, ms. */
  longestSessionMs: number
  /** Who calls; null for a visitor. */
  signedIn: SignedIn | null
  /** Address of the caller, as forwarded by the trusted edge. */
  ip: string
  /** What limits count the caller's address by: IPv4 whole, IPv6 by its /64 (`addressKey`). */
  address: string
}

declare module 'fastify' {
  interface FastifyRequest {
    callContext: CallContext | null
  }
}
