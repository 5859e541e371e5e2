import type { FairProof } from '@plaza/contract'
import { sql } from 'kysely'
import type { Trx } from '../../db/database'
import type { RoundRow } from '../../db/play-tables'
import type { LockedPlay } from './locked-play'

const ofRound = (play: LockedPlay, id: string) =>
  ({ merchant: play.merchant, vendor: play.vendor, member_id: play.memberId, id }) as const

/** A player's round, or undefined. */
export const findRound = (trx: Trx, play: LockedPlay, id: string): Promise<RoundRow | undefined> =>
  trx
    .selectFrom('play_rounds')
    .selectAll()
    .where((is) => is.and(ofRound(play, id)))
    .executeTakeFirst()

/** Adds a stake to a round, which it opens when it is the first. */
export async function stakeRound(
  trx: Trx,
  play: LockedPlay,
  id: string,
  amountMinor: number,
  now: number,
): Promise<void> {
  await trx
    .insertInto('play_rounds')
    .values({
      ...ofRound(play, id),
      node_id: play.nodeId,
      sitting_id: play.sittingId,
      mode: play.mode,
      started_at: now,
      ended_at: null,
      proof: null,
      bets: 1,
      staked_minor: amountMinor,
      currency: play.currency,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'vendor', 'member_id', 'id']).doUpdateSet({
        bets: sql<number>`play_rounds.bets + 1`,
        staked_minor: sql<number>`play_rounds.staked_minor + ${amountMinor}`,
      }),
    )
    .execute()
}

/** Adds a payout to a round, and ends it when the vendor says so. */
export async function payRound(
  trx: Trx,
  play: LockedPlay,
  id: string,
  win: { amountMinor: number; isRoundEnd: boolean; proof?: FairProof | undefined },
  now: number,
): Promise<RoundRow> {
  return trx
    .updateTable('play_rounds')
    .set({
      won_minor: sql<number>`won_minor + ${win.amountMinor}`,
      ...(win.isRoundEnd && { ended_at: now }),
      ...(win.proof && { proof: JSON.stringify(win.proof) }),
    })
    .where((is) => is.and(ofRound(play, id)))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a stake out of a round; one without any stake left is over. */
export async function unstakeRound(
  trx: Trx,
  play: LockedPlay,
  id: string,
  amountMinor: number,
  now: number,
): Promise<void> {
  await trx
    .updateTable('play_rounds')
    .set({
      bets: sql<number>`bets - 1`,
      staked_minor: sql<number>`staked_minor - ${amountMinor}`,
      ended_at: sql<number>`case when bets = 1 then ${now}::bigint else ended_at end`,
    })
    .where((is) => is.and(ofRound(play, id)))
    .execute()
}

/** Counts a round that has ended into the member's day (`YYYY-MM-DD` of the merchant's zone). */
export async function countPlayDay(trx: Trx, play: LockedPlay, round: RoundRow, day: string): Promise<void> {
  if (!play.game || round.staked_minor === 0) return
  await trx
    .insertInto('play_days')
    .values({
      merchant: play.merchant,
      member_id: play.memberId,
      day,
      game_type: play.game.type,
      bets: round.bets,
      stake_minor: round.staked_minor,
      payout_minor: round.won_minor,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'day', 'game_type']).doUpdateSet({
        bets: sql<number>`play_days.bets + excluded.bets`,
        stake_minor: sql<number>`play_days.stake_minor + excluded.stake_minor`,
        payout_minor: sql<number>`play_days.payout_minor + excluded.payout_minor`,
      }),
    )
    .execute()
}
