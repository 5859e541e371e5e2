import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Codes that were sent to a number or an e-mail. */
    contact_codes: {
      merchant: string
      purpose: 'noLogin' | 'password' | 'register' | 'payment-password' | 'bind'
      /** A number in full (`+63…`) or an e-mail in lower case. */
      contact: string
      code_hash: string
      wrong_tries: Generated<number>
      created_at: number
      expires_at: number
      used_at: number | null
    }
  }
}

export type CodeRow = Selectable<Schema['contact_codes']>
