import type { Localized } from '@plaza/contract/kernel'
import type {
  DrawSource,
  IssueState,
  LotteryGroup,
  LotteryRules,
  PrizeMode,
  VietnamRegion,
} from '@plaza/contract/lottery'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'
import type { Schedule } from './schedule'

/** Bytes; a hash or seed is the 32 that its hexadecimal text names. */
type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>
type SomeBytes = ColumnType<Uint8Array | null, Uint8Array | null, Uint8Array | null>

declare module '../../../kernel/database/schema' {
  interface Schema {
    lotteries: {
      id: Generated<number>
      merchant: string
      code: string
      /** Place in the merchant's own order, 1 first. */
      rank: number
      rules: LotteryRules
      group_id: LotteryGroup
      schedule: Json<Schedule>
      name: Json<Localized>
      icon: string
      tint: string
      region: VietnamRegion | null
      /** By weekday, Monday first. */
      provinces: Json<string[]> | null
      prize_modes: Json<PrizeMode[]>
      is_open: Generated<boolean>
      /** When a closed lottery opens by itself; null where an operator will open it. */
      closed_until: number | null
      /** When the clock's next step is due; null while a closed lottery waits for its operator. */
      next_at: number | null
      /** The issue that is open or waits for its draw. */
      issue_no: string | null
      /** Up to where issues were held: those since then are due. Null where the clock starts over. */
      held_until: number | null
      /** Where the numbers of issues that open from now on come from. */
      draw_source: Generated<DrawSource>
      /** Of `fetched`: where results are, and the key that signs them. */
      result_url: Generated<string | null>
      result_key: Generated<string | null>
      /** The chain of the last issue, and its link of it. */
      chain: Generated<number>
      link: Generated<number>
      /** The same of its witness's chains; 0 before any. */
      witness_chain: Generated<number>
      witness_link: Generated<number>
    }
    /** The ends of a witness's chains, with the key that signs its links. */
    lottery_witness_chains: {
      lottery_id: number
      no: number
      end_hash: Bytes
      length: number
      /** base64 of a SubjectPublicKeyInfo. */
      key: string
      /** When it was registered. */
      at: number
    }
    /** The published ends of the chains of seeds. */
    lottery_chains: {
      lottery_id: number
      no: number
      end_hash: Bytes
      length: number
    }
    lottery_issues: {
      id: Generated<number>
      lottery_id: number
      no: string
      n: number
      of_day: number
      open_at: number
      close_at: number
      draw_at: number
      state: IssueState
      chain: number
      link: number
      seed_hash: Bytes
      /** Null until it is drawn or voided; before, it is in no table. */
      seed: SomeBytes
      /** Null while the issue is open. */
      digest: SomeBytes
      orders: Generated<number>
      /** Whether anything is to be settled after the draw. */
      has_orders: Generated<boolean>
      /** One byte a number. */
      numbers: SomeBytes
      /** When its orders are to be settled; null while it has none to settle. */
      settle_at: number | null
      /** Where its numbers come from, fixed when it opens. */
      source: Generated<DrawSource>
      /** How often its numbers were corrected. */
      corrections: Generated<number>
      /** When its result is to be asked for; null while it has one, and where nobody is asked. */
      fetch_at: Generated<number | null>
      /** The witness's link that the issue waits for after its close; null where it opened without a witness. */
      witness_chain: Generated<number | null>
      witness_link: Generated<number | null>
      /** The link itself, and the witness's signature of it; null until it has given them. */
      witness_seed: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>
      witness_signature: Generated<string | null>
      /** When the witness is to be asked; null while it is not. */
      witness_at: Generated<number | null>
      /** Until when its link counts. */
      witness_by: Generated<number | null>
    }
    /** Results that one operator entered and another has yet to confirm; one of an issue. */
    lottery_entries: {
      lottery_id: number
      no: string
      numbers: Bytes
      /** Whether it replaces the numbers of a drawn issue. */
      is_correction: boolean
      entered_by: string
      why: string | null
      entered_at: number
    }
    /** Corrected results; never changed. No issue changes its numbers without one. */
    lottery_corrections: {
      lottery_id: number
      no: string
      /** From 1: which correction of the issue it is. */
      n: number
      numbers_before: Bytes
      numbers: Bytes
      entered_by: string
      confirmed_by: string
      why: string | null
      at: number
    }
  }
}

export type LotteryRow = Selectable<Schema['lotteries']>
export type IssueRow = Selectable<Schema['lottery_issues']>
