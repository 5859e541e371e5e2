import type { RegisterBody, SocialProvider } from '@plaza/contract'

/** Kinds of contract that an agent is asked about (CONTRACT-1). */
export type ContractKind = 'daily-salary' | 'hourly-salary' | 'dividend'

/** Tables of registration, trial and social sign-in, and of home's first calls (migration 0004). */
export interface RegistrationTables {
  member_details: {
    member_id: string
    merchant: string
    payee_name: string | null
    id_number: string | null
    qq_num: string | null
    facebook: string | null
    wechat: string | null
    line: string | null
    whatsapp: string | null
    zalo: string | null
    /** Who recommended, whatever the upline is. */
    recommender_id: string | null
    /** `YYYY-MM-DD`, where the profile asks for it. */
    birth_date: string | null
    /** When the age declaration was made. */
    declared_at: number | null
    register_method: RegisterBody['registerMethod']
    register_url: string
    registered_at: number
  }
  /** What a withdrawal asks for, as argon2id; members without one have no row. */
  payment_passwords: { member_id: string; hash: string; set_at: number }
  affiliates: { merchant: string; code: string; member_id: string; created_at: number }
  trials: {
    /** The trial merchant. */
    merchant: string
    intent_hash: string
    member_id: string
    created_at: number
    /** When its token stops signing in. */
    expires_at: number
    used_at: number | null
  }
  social_identities: {
    merchant: string
    provider: SocialProvider
    subject: string
    member_id: string
    created_at: number
  }
  social_flows: {
    cookie_hash: string
    merchant: string
    provider: SocialProvider
    /** Who the provider says it is; null while the browser is there. */
    subject: string | null
    return_to: string | null
    created_at: number
    expires_at: number
  }
  favourites: { merchant: string; member_id: string; node_id: number; created_at: number }
  contract_requests: {
    id: string
    merchant: string
    member_id: string
    kind: ContractKind
    /** What is offered, as the platform names it: `daily`, `weekly`, … */
    period: string
    created_at: number
    answered_at: number | null
  }
}
