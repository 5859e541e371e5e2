import type { ColumnType, Generated } from 'kysely'

/** A jsonb column: written as JSON text, read as what it holds. */
export type Json<T> = ColumnType<T, string, string>

/**
 * Every table as Kysely sees it. The kernel's are here; each module adds its own in its `tables.ts`, by declaring them
 * into this interface. Columns that end in `_at` are milliseconds since the epoch; `_minor` is money in minor units.
 */
export interface Schema {
  merchants: {
    code: string
    name: string
    currency: string
    /** The merchant whose trial accounts live here; null for a real one. */
    trial_of: string | null
    settings: Json<unknown>
  }
  /** Host names that operators gave merchants (migration 0013). */
  merchant_hosts: { host: string; merchant: string; created_at: number }
  members: {
    id: string
    merchant: string
    account: string
    nickname: string | null
    type: number
    upline_id: string | null
    to_upline: Generated<boolean>
    vip_level: number | null
    password_hash: string
    must_change_password: Generated<boolean>
    reg_date: number
    blocked: Generated<boolean>
    trial: Generated<boolean>
    /** Digits without the leading zero; unique at a merchant together with `dialling_code`. */
    mobile_num: string | null
    dialling_code: string | null
    /** As it was entered; unique at a merchant in any letter case. */
    email: string | null
  }
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
    address: string
    user_agent: string
  }
  known_devices: { device_hash: string; member_id: string; expires_at: number }
  accounts: {
    id: Generated<number>
    merchant: string
    /** A member's id, or `house` for the merchant's own accounts. */
    owner: string
    /** `main`, `locked`, `vendor:<code>`; of `house` `house:games`, `house:promo`, `psp:clearing`, … */
    wallet: string
    currency: string
    balance_minor: Generated<number>
    /** Number of bookings so far. */
    version: Generated<number>
  }
  transactions: {
    id: Generated<number>
    merchant: string
    kind: string
    reference: string
    idempotency_key: string | null
    created_at: number
  }
  entries: {
    id: Generated<number>
    transaction_id: number
    account_id: number
    currency: string
    amount_minor: number
    balance_after_minor: number
  }
  idempotency: {
    member_id: string
    key: string
    call: string
    request_hash: string
    answer: Json<unknown> | null
    created_at: number
  }
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
