import type { GameType } from '@plaza/contract/play'
import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'

/** What a member played of one category, to be added to one day. */
export interface PlayedDay {
  merchant: string
  memberId: string
  /** Of the merchant's zone, `YYYY-MM-DD`. */
  day: string
  type: GameType
  bets: number
  stakeMinor: number
  payoutMinor: number
  /** Of the stakes, what is no turnover, minor units. */
  invalidMinor: number
}

const keyOf = ({ memberId, day, type }: PlayedDay): string => `${memberId}/${day}/${type}`

/** One entry for each member, day and category, in the order of their keys, so that concurrent counts do not deadlock. */
function summed(played: readonly PlayedDay[]): PlayedDay[] {
  const sums = new Map<string, PlayedDay>()
  for (const one of played) {
    const sum = sums.get(keyOf(one))
    if (!sum) sums.set(keyOf(one), { ...one })
    else {
      sum.bets += one.bets
      sum.stakeMinor += one.stakeMinor
      sum.payoutMinor += one.payoutMinor
      sum.invalidMinor += one.invalidMinor
    }
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

/** Adds finished play to the days of its members (BET-5). */
export async function countPlayDays(trx: Trx, played: readonly PlayedDay[]): Promise<void> {
  if (played.length === 0) return
  await trx
    .insertInto('play_days')
    .values(
      summed(played).map((one) => ({
        merchant: one.merchant,
        member_id: one.memberId,
        day: one.day,
        game_type: one.type,
        bets: one.bets,
        stake_minor: one.stakeMinor,
        payout_minor: one.payoutMinor,
        invalid_minor: one.invalidMinor,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'day', 'game_type']).doUpdateSet({
        bets: sql`play_days.bets + excluded.bets`,
        stake_minor: sql`play_days.stake_minor + excluded.stake_minor`,
        payout_minor: sql`play_days.payout_minor + excluded.payout_minor`,
        invalid_minor: sql`play_days.invalid_minor + excluded.invalid_minor`,
      }),
    )
    .execute()
}

/** Changes what members won on days that are counted already, minor units more or less (BET-6). */
export async function correctPayouts(
  trx: Trx,
  corrected: readonly Pick<PlayedDay, 'memberId' | 'day' | 'type' | 'payoutMinor'>[],
): Promise<void> {
  const changed = corrected
    .filter(({ payoutMinor }) => payoutMinor !== 0)
    .map((one) => ({ ...one, merchant: '', bets: 0, stakeMinor: 0, invalidMinor: 0 }))
  for (const { memberId, day, type, payoutMinor } of summed(changed))
    await trx
      .updateTable('play_days')
      .set({ payout_minor: sql`payout_minor + ${payoutMinor}` })
      .where('member_id', '=', memberId)
      .where('day', '=', day)
      .where('game_type', '=', type)
      .execute()
}
