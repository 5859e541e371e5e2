import type { Generated } from 'kysely'

declare module '../database/schema' {
  interface Schema {
    accounts: {
      id: Generated<number>
      merchant: string
      /** A member's id, or `house` for the merchant's own accounts. */
      owner: string
      /** `main`, `locked`, `vendor:<code>`; of `house` `house:games`, `house:promo`, `psp:clearing`, … */
      wallet: string
      currency: string
      balance_minor: Generated<number>
      /** Number of bookings so far. */
      version: Generated<number>
      /** Of a main wallet: what its member owes; the database keeps it (LEDGER-7). */
      owed_minor: Generated<number>
      /** How often that changed. */
      owed_version: Generated<number>
    }
    transactions: {
      id: Generated<number>
      merchant: string
      kind: string
      reference: string
      idempotency_key: string | null
      created_at: number
    }
    entries: {
      id: Generated<number>
      transaction_id: number
      account_id: number
      currency: string
      amount_minor: number
      balance_after_minor: number
      /** Kind and time of the transaction, by a trigger, so that an account's history is read without it. */
      kind: Generated<string>
      created_at: Generated<number>
    }
  }
}
