import type { Generated } from 'kysely'
import type { Json } from '../database/schema'

declare module '../database/schema' {
  interface Schema {
    /** What operators did; never changed. */
    audit_trail: {
      id: Generated<number>
      at: number
      /** Who did it, as they are known where they work. */
      by: string
      why: string | null
      /** Kind of operation, such as `flag`. */
      operation: string
      /** Null where it was about no one merchant. */
      merchant: string | null
      /** What it was done to: an account, a vendor, a payment, … */
      subject: string
      /** What was different before, by its path. */
      before: Json<Record<string, unknown>>
      /** What is different since, by its path. */
      after: Json<Record<string, unknown>>
    }
  }
}
