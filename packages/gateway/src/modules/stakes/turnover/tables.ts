import type { GameType } from '@plaza/contract/play'
import type { RequirementKind, RequirementState } from '@plaza/contract/money'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What a member has to stake before money that came in can go out (WITHDRAW-7). */
    turnover_requirements: {
      id: Generated<number>
      merchant: string
      member_id: string
      currency: string
      kind: RequirementKind
      /** What made it: the order, bonus or adjustment. One requirement for each of a kind. */
      reference: string
      /** What came with it. */
      amount_minor: number
      /** What of it is still held back while it is open: less once some was lost and new money came. */
      held_minor: number
      /** Name of the promotion that a bonus came with. */
      name: Json<Record<string, string>> | null
      required_minor: number
      /** Hundredths of minor units, so that a share of a small stake counts exactly. */
      done_parts: Generated<number>
      done_minor: GeneratedAlways<number>
      /** Per cent of a stake that counts, by category; a category without one counts whole. */
      shares: Json<Partial<Record<GameType, number>>>
      /** The highest stake that is accepted while it is open; null for any. */
      highest_stake_minor: number | null
      /** One major unit: a member who owns less has nothing left that it could hold. */
      unit_minor: number
      state: Generated<RequirementState>
      created_at: number
      /** When a bonus goes back; null when it never does. */
      expires_at: number | null
      /** When the job looks whether it goes back. */
      due_at: number | null
      ended_at: number | null
    }
    /** What was staked towards a requirement, by category. */
    turnover_contributions: {
      requirement_id: number
      game_type: GameType
      staked_minor: number
      counted_parts: number
      counted_minor: GeneratedAlways<number>
    }
  }
}

export type RequirementRow = Selectable<Schema['turnover_requirements']>
