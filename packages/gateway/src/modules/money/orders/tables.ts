import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    order_events: {
      id: Generated<number>
      order_id: string
      type: 'deposit' | 'withdrawal'
      state: string
      at: number
    }
  }
}
