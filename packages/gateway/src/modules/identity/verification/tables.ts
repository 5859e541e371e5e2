import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    sms_codes: {
      merchant: string
      purpose: 'noLogin' | 'register'
      dialling_code: string
      mobile_num: string
      code_hash: string
      wrong_tries: Generated<number>
      created_at: number
      expires_at: number
      used_at: number | null
    }
  }
}

export type SmsCodeRow = Selectable<Schema['sms_codes']>
