import type { Generated, Selectable } from 'kysely'
import type { MessageContent } from '../../modules/site/messages'
import type { Json } from './core-tables'

/** Tables of what proves who somebody is (migrations 0003 and 0010). Secrets are hashed; `_at` are milliseconds. */
export interface CodeTables {
  captchas: { cookie_hash: string; merchant: string; code_hash: string; expires_at: number }
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
  password_links: {
    code_hash: string
    merchant: string
    member_id: string
    created_at: number
    expires_at: number
  }
  known_devices: { device_hash: string; member_id: string; expires_at: number }
  messages: {
    id: Generated<number>
    merchant: string
    content: Json<MessageContent>
    created_at: number
    due_at: number
    /** Sent later than this it would help nobody. */
    useless_at: number
    attempts: Generated<number>
  }
}

export type SmsCodeRow = Selectable<CodeTables['sms_codes']>
export type MessageRow = Selectable<CodeTables['messages']>
