import type { HeldPayment } from '@plaza/contract/money'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Payments that wait for people, or did: each is in `psp:suspense` from `received_at` to `resolved_at`. */
    suspense_items: {
      id: string
      event_id: string
      method: string
      /** What the payer gave. */
      reference: string
      /** Null when no order has the reference: it is in the books of nobody then. */
      merchant: string | null
      member_id: string | null
      deposit_id: string | null
      amount_minor: number
      currency: string
      cause: HeldPayment['cause'] | 'network' | 'unknown'
      /** The network on which it came, when that was another than the order's. */
      network: Generated<string | null>
      state: Generated<HeldPayment['state']>
      received_at: number
      resolved_at: number | null
      resolved_by: string | null
      /** The operator's note on the decision. */
      why: string | null
      /** False for those without an order from before these were booked. */
      is_booked: Generated<boolean>
    }
  }
}

export type SuspenseRow = Selectable<Schema['suspense_items']>
