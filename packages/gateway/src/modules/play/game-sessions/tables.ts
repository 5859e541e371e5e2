import type { FairProof, PlayMode } from '@plaza/contract/play'
import type { Generated, Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'

interface Stakes {
  bets: Generated<number>
  staked_minor: Generated<number>
  won_minor: Generated<number>
  currency: string
}

declare module '../../../kernel/database/schema' {
  interface Schema {
    play_sittings: Stakes & {
      id: string
      merchant: string
      /** Merchant of the catalogue. */
      site: string
      member_id: string
      /** The sign-in in which it began. */
      session_id: string
      intent: string
      node_id: number
      vendor: string
      mode: PlayMode
      device_hash: string
      language: string
      /** Where the game's exit leads. */
      origin: string
      started_at: number
      /** Last launch or money call. */
      seen_at: number
      ended_at: number | null
    }
    launch_tokens: {
      token_hash: string
      sitting_id: string
      /** What the token is derived from, together with a secret. */
      salt: string
      created_at: number
      expires_at: number
      used_at: number | null
      /** The vendor's session, once the token was traded. */
      wallet_session: string | null
    }
    play_rounds: Stakes & {
      merchant: string
      vendor: string
      member_id: string
      /** The vendor's id of the round. */
      id: string
      node_id: number
      sitting_id: string
      mode: PlayMode
      started_at: number
      /** Null while it is open. */
      ended_at: number | null
      proof: Json<FairProof> | null
      /** Played from a wallet at the vendor, which reported it after its end: no stake was booked here. */
      is_reported: Generated<boolean>
    }
    /** Of the release before, whose gateways may still run: `member_limits` has them now. */
    play_limits: {
      member_id: string
      kind: 'wager' | 'loss' | 'time'
      period: 'day'
      amount: number
      set_at: number
    }
    reality_checks: {
      session_id: string
      member_id: string
      /** When the first game of this sign-in was opened. */
      since: number
      /** From when the interval counts: `since`, or the last acknowledgement. */
      counted_from: number
    }
    reality_intervals: { member_id: string; minutes: number }
  }
}

export type GameSessionRow = Selectable<Schema['play_sittings']>
