import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    demo_bank_payments: {
      reference: string
      amount_minor: number
      currency: string
      status: 'paid' | 'declined'
      call_at: number
      attempts: Generated<number>
      done_at: number | null
    }
  }
}
