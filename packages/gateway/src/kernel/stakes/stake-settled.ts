import type { GameType } from '@plaza/contract/play'
import { sql } from 'kysely'
import type { Trx } from '../database/database'

/** A stake that was settled: the one fact that every rule about play hears. Amounts are minor units. */
export interface SettledStake {
  merchant: string
  memberId: string
  /** Day of the merchant's zone on which it is settled, or of a correction was settled first, `YYYY-MM-DD`. */
  day: string
  /** The kind of play; undefined for a game that is no longer known, which no rule counts. */
  kind: GameType | undefined
  /** The vendor, or the lottery. */
  source: string
  /** The round, or the order. */
  reference: string
  /**
   * `void`: the stake went back, nothing was played. `correction`: what was settled has changed by these amounts: another
   * payout, or a bet that was taken back afterwards.
   */
  change: 'settled' | 'void' | 'correction'
  bets: number
  stakeMinor: number
  /** With the rebate; less than zero for a correction that takes back. */
  payoutMinor: number
  /** Of the payout, what is a rebate on the stake. */
  rebateMinor: number
  /** Of the stake, what counts as turnover. */
  validMinor: number
  isPractice: boolean
  /** When it was settled, or what a correction corrects was settled first, ms; now when absent. */
  settledAt?: number
}

/**
 * Says that stakes are settled: figures of days, turnover and whatever else subscribes to `stake_settled` hear it in this
 * transaction (docs/decisions/0116). Each place that settles says it once, after the payouts are booked.
 */
export async function sayStakesSettled(
  trx: Trx,
  stakes: readonly SettledStake[],
  now: number,
): Promise<void> {
  if (stakes.length === 0) return
  const facts = stakes.map((one) => ({
    merchant: one.merchant,
    member_id: one.memberId,
    day: one.day,
    kind: one.kind,
    source: one.source,
    reference: one.reference,
    change: one.change,
    bets: one.bets,
    stake_minor: one.stakeMinor,
    payout_minor: one.payoutMinor,
    rebate_minor: one.rebateMinor,
    valid_minor: one.validMinor,
    is_practice: one.isPractice,
    at: now,
    ...(one.settledAt !== undefined && { settled_at: one.settledAt }),
  }))
  await sql`select stake_settled(array(
    select fact from jsonb_populate_recordset(null::settled_stake, ${JSON.stringify(facts)}::jsonb) fact))`.execute(
    trx,
  )
}
