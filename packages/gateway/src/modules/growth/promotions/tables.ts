import type { PromotionPlan, PromotionState } from '@plaza/contract/growth'
import type { Generated, Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'

/** The states that an entry is written in; `claimed` and `close` of an issued one follow from its reward. */
export type EntryState = Exclude<PromotionState, 'coming' | 'open' | 'claimed'>

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What members did with promotions: joined one, or applied for one. */
    promotion_entries: {
      id: string
      merchant: string
      member_id: string
      currency: string
      promotion: string
      /** What it does, on the terms on which it was joined. */
      plan: Json<PromotionPlan>
      state: EntryState
      /** What has to be bet, on which categories (null for all), until when; null for an application. */
      required_minor: number | null
      types: string[] | null
      ends_at: number | null
      progress_minor: Generated<number>
      /** Of an application: what was written. */
      answers: Json<Record<string, string>>
      comment: string
      /** What was given. */
      amount_minor: number | null
      /** What the operator wrote. */
      reason: string | null
      created_at: number
      decided_at: number | null
      /** When the job ends it: as soon as enough was bet, or when its time is up. */
      due_at: number | null
    }
    /** Weeks whose cashback was granted to every member. */
    cashback_weeks: { merchant: string; promotion: string; week: string; done_at: number }
  }
}

export type EntryRow = Selectable<Schema['promotion_entries']>
