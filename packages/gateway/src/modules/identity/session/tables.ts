import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    sessions: {
      id: string
      merchant: string
      member_id: string
      token_hash: string
      cookie_hash: string
      created_at: number
      seen_at: number
      idle_expires_at: number
      expires_at: number
      ended_at: number | null
      end_reason: string | null
      /** When the member was last active, not updated once the member was idle for too long. */
      active_at: number
      /** When the member last proved who it is. */
      authenticated_at: number
      /** The cookie before the present one; it still reads until `former_until`. */
      former_cookie_hash: string | null
      former_until: number | null
      /** Of a member who takes a break from play: it withdraws and reads, and nothing else (RG-8). */
      is_limited: Generated<boolean>
      address: string
      user_agent: string
    }
    /** Attempts to sign in to accounts, for 90 days. */
    sign_ins: {
      id: string
      merchant: string
      member_id: string
      at: number
      /** Without its last part. */
      address: string
      user_agent: string
      /** The session that it opened; null when it was refused. */
      session_id: string | null
      /** The code with which it was refused. */
      refusal: string | null
    }
    known_devices: { device_hash: string; member_id: string; expires_at: number }
  }
}

export type SignInRow = Selectable<Schema['sign_ins']>
