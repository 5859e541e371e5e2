import type { Generated } from 'kysely'
import type { Json } from '../database/schema'

declare module '../database/schema' {
  interface Schema {
    sealing_keys: {
      kid: string
      public_jwk: Json<unknown>
      /** A compact JWE; the JWK itself while `wrapped_by` is null. */
      private_jwk: Json<unknown>
      created_at: number
      /** Id of the outside key that it is encrypted by. */
      wrapped_by: Generated<string | null>
      /** From when on it only opens what was sealed before. */
      retired_at: Generated<number | null>
    }
    used_bodies: { jti: string; expires_at: number }
    rate_limits: {
      bucket: string
      count: number
      resets_at: number
      /** When the count reached its limit. */
      full_since: number | null
    }
    secrets: { name: string; value: string }
  }
}
