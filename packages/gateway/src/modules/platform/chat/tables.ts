import type { Language } from '@plaza/contract/kernel'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Tokens that open a chat once; used ones stay until they have expired. */
    chat_tokens: {
      token_hash: string
      merchant: string
      provider: string
      /** Null for a visitor. */
      member_id: string | null
      language: Language
      reference: string | null
      expires_at: number
      used_at: number | null
    }
  }
}
