import type { SocialProvider } from '@plaza/contract/identity'

declare module '../../../kernel/database/schema' {
  interface Schema {
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
      /** The identity at the provider; null while the browser is there. */
      subject: string | null
      return_to: string | null
      created_at: number
      expires_at: number
    }
  }
}
