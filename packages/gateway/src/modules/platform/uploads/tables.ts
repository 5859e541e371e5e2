import type { Generated, Selectable } from 'kysely'
import type { UploadedPicture } from '@plaza/contract/site'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Pictures of members; each row has its file. */
    uploads: {
      id: string
      merchant: string
      member_id: string
      type: UploadedPicture['type']
      width: number
      height: number
      bytes: number
      /** Hash of the address that sent it; null for those from before it was kept. */
      address: string | null
      created_at: number
      /** What the picture is about, such as `deposit:PZ…`; null while no call has used it. */
      used_for: string | null
      /** Whether only operators see it, such as an identity document: its member sent it and cannot read it back. */
      for_operators: Generated<boolean>
      /** When the file is removed. */
      remove_at: number
    }
  }
}

export type UploadRow = Selectable<Schema['uploads']>
