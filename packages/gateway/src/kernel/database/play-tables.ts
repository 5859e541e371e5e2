import type { FairProof, PlayMode } from '@plaza/contract'
import type { Generated, Selectable } from 'kysely'
import type { Json } from './core-tables'

interface Stakes {
  bets: Generated<number>
  staked_minor: Generated<number>
  won_minor: Generated<number>
  currency: string
}

/** Tables of play (migration 0007). `merchant` is that of the account, a trial merchant for trial accounts. */
export interface PlayTables {
  vendor_links: {
    merchant: string
    vendor: string
    /** Which adapter speaks to it. */
    adapter: string
    /** Vendors of one platform know a member by one player id. */
    platform: string
    /** Where servers reach it; null for the demo's vendor, which the environment places. */
    base_url: string | null
    /** Where browsers reach it. */
    public_origin: string | null
    /** PEM of the key that its calls are signed with; null for the demo's vendor. */
    public_key: string | null
  }
  vendor_accounts: { member_id: string; platform: string; player: string; created_at: number }
  vendor_health: {
    merchant: string
    vendor: string
    /** Failures since `counted_since`. */
    failures: Generated<number>
    counted_since: Generated<number>
    /** Nothing is asked before; null while the breaker is closed. */
    open_until: number | null
  }
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
    /** The vendor's name of it. */
    id: string
    node_id: number
    sitting_id: string
    mode: PlayMode
    started_at: number
    /** Null while it is open. */
    ended_at: number | null
    proof: Json<FairProof> | null
  }
  vendor_transactions: {
    merchant: string
    vendor: string
    transaction: string
    action: 'bet' | 'win' | 'rollback'
    request_hash: string
    member_id: string
    sitting_id: string
    round: string
    /** The bet that it is about; of a bet itself, its own transaction. */
    bet: string
    amount_minor: number
    currency: string
    /**
     * `booked`; of a bet `rolled-back` later; of a rollback `remembered` when its bet was unknown and `repeated` when
     * its bet had been taken back before.
     */
    outcome: 'booked' | 'rolled-back' | 'remembered' | 'repeated'
    created_at: number
  }
  play_limits: {
    member_id: string
    kind: 'wager' | 'loss' | 'time'
    period: 'day'
    /** Minor units, of `time` minutes. */
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

export type SittingRow = Selectable<PlayTables['play_sittings']>
export type RoundRow = Selectable<PlayTables['play_rounds']>
export type VendorLinkRow = Selectable<PlayTables['vendor_links']>
export type VendorTransactionRow = Selectable<PlayTables['vendor_transactions']>
