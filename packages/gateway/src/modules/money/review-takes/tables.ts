import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Which operator reviews a case other than a withdrawal; a withdrawal has it in its own row. */
    review_takes: {
      /** The number of the payment on hold, order, transfer or adjustment. */
      case_id: string
      taken_by: string
      taken_at: number
    }
  }
}

export type TakeRow = Selectable<Schema['review_takes']>
