import type { GameType } from '@plaza/contract/play'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { figureColumns } from './figures'

/** What a member played of one category on one day of the merchant's zone; amounts in minor units. */
export interface ImportedPlayDay {
  memberId: string
  /** `YYYY-MM-DD`. */
  day: string
  type: GameType
  bets: number
  stakeMinor: number
  /** With the rebate. */
  payoutMinor: number
  /** Of the payout, what is a rebate on the stake; absent: none. */
  rebateMinor?: number
}

/** What imported play leaves as it is. */
const nothing = Object.fromEntries(Object.values(figureColumns).map((column) => [column, 0]))

/** Writes the play of days of the past, whose rounds and orders are written with it. What was booked counts by itself. */
export async function importPlayDays(
  trx: Trx,
  { merchant, days, now }: { merchant: string; days: readonly ImportedPlayDay[]; now: number },
): Promise<void> {
  const rows = days.map(({ memberId, day, type, bets, stakeMinor, payoutMinor, rebateMinor = 0 }) => ({
    merchant,
    member_id: memberId,
    day,
    category: type,
    bets,
    stake_minor: stakeMinor,
    valid_minor: stakeMinor,
    prize_minor: payoutMinor - rebateMinor,
    rebate_minor: rebateMinor,
    changed_at: now,
  }))
  await insertRows(trx, 'member_days', rows)
  // Subscribers to the figures are told about these as about any others.
  await sql`select member_days_changed(array(
    select change from jsonb_populate_recordset(null::member_day_change, ${JSON.stringify(
      rows.map(({ changed_at: at, ...row }) => ({ ...nothing, ...row, at })),
    )}::jsonb) change))`.execute(trx)
}

/** Whether members of a merchant have played, on any day. */
export async function hasPlayDays(queries: Queries, merchant: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from member_days where merchant = ${merchant} and category <> 'NONE') as found`.execute(queries)
  return rows[0]?.found === true
}
