import type { Localized } from '@plaza/contract/kernel'
import type { MailKind } from '@plaza/contract/site'
import type { Generated } from 'kysely'
import type { Json } from '../../../kernel/database/schema'

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
    }
  }
}
