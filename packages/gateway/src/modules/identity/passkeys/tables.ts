import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Passkeys of members. */
    passkeys: {
      /** The credential's own id, base64url: no two authenticators make the same. */
      id: string
      merchant: string
      member_id: string
      /** COSE, base64url. It verifies and opens nothing. */
      public_key: string
      /** How often the authenticator says that it signed; 0 for those that do not count. */
      counter: number
      /** The host that it was made for. */
      host: string
      name: string
      created_at: number
      /** The last login with it. */
      used_at: Generated<number | null>
    }
    /** Challenges that browsers have been given and nobody has answered yet. */
    passkey_challenges: {
      hash: string
      merchant: string
      host: string
      /** Who adds a passkey; null for a login, which may be anybody's. */
      member_id: string | null
      expires_at: number
    }
  }
}
