import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Authenticators of members: one each, asked at sign-in once it is confirmed. */
    authenticators: {
      member_id: string
      /** The secret that asks at sign-in, encrypted; null until a first code has confirmed one. */
      secret: string | null
      /** The step of the last code that was accepted: no code works twice. */
      last_step: Generated<number>
      confirmed_at: number | null
      /** A secret that is being set up, encrypted, and until when a code can confirm it. */
      pending_secret: string | null
      pending_until: number | null
    }
    /** Codes that replace a code of the authenticator, once each. */
    recovery_codes: { member_id: string; hash: string; used_at: number | null }
    /** Sign-ins that have passed the password and wait for their second step. */
    sign_in_steps: {
      hash: string
      merchant: string
      member_id: string
      expires_at: number
      wrong_tries: Generated<number>
    }
  }
}
