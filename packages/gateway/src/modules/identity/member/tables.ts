import type { Localized } from '@plaza/contract/kernel'
import type { Mail, MailKind } from '@plaza/contract/site'
import type { Generated } from 'kysely'
import type { Json } from '../../../kernel/database/schema'

/** A reward by what gave it and what for. */
export type MailReward = NonNullable<Mail['reward']>

declare module '../../../kernel/database/schema' {
  interface Schema {
    invites: { merchant: string; member_id: string; code: string; created_at: number }
    /** Profile pictures: small squares, encoded by the gateway itself. */
    head_icons: {
      member_id: string
      merchant: string
      /** A JPEG in base64. */
      picture: string
      changed_at: number
    }
    mails: {
      id: Generated<number>
      merchant: string
      member_id: string
      sender: string
      title: Json<Localized>
      content: Json<Localized>
      sent_at: number
      read_at: number | null
      kind: Generated<MailKind>
      /** When the member deleted it; it can be put back for an hour. */
      deleted_at: number | null
      /** The reward that it tells about. */
      reward: Json<MailReward> | null
      /** Of a member's reply: who wrote it, and the key that its page sent it under. */
      from_member_id: string | null
      key: string | null
    }
  }
}
