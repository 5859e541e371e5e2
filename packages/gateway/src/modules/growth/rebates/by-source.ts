import { addDays, startOfDay } from '@plaza/calendar'
import { roundParts } from '@plaza/contract/agency'
import type { RebateRow } from '@plaza/contract/growth'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { recordsOf } from '../../money/game-record'

/** Valid bets of a day and kind of play at a vendor or in a lottery. */
export interface PlayedAt {
  day: string
  category: string
  code: string
  name: string
  validMinor: number
}

/** What a member bet by day, kind of play and vendor or lottery, in days of the merchant's zone, both included. */
export async function playedBySource(
  queries: Queries,
  { memberId, from, to, timeZone }: { memberId: string; from: string; to: string; timeZone: string },
): Promise<PlayedAt[]> {
  const [startMs, endMs] = [startOfDay(timeZone, from), startOfDay(timeZone, addDays(to, 1))]
  const { rows } = await sql<PlayedAt>`
    select to_char(to_timestamp(r.at / 1000.0) at time zone ${timeZone}, 'YYYY-MM-DD') as day, r.category,
      r.source as code, min(r.source_name) as name, sum(r.valid_minor)::bigint as "validMinor"
    from ${recordsOf(sql`${memberId}`, sql`${startMs}`, sql`${endMs}`)} r
    where r.status in ('won', 'lost') and r.valid_minor > 0
    group by 1, 2, 3 order by 4, 3`.execute(queries)
  return rows
}

/** Splits an amount by the valid bets of some sources; the parts add up to it. */
const splitBy = (amountMinor: number, sources: readonly PlayedAt[]): number[] => {
  const weights = sources.map(({ validMinor }) => BigInt(validMinor))
  return roundParts(
    weights.map((weight) => weight * BigInt(amountMinor)),
    weights.reduce((sum, weight) => sum + weight, 0n),
  )
}

/**
 * The rows of a report with each split by the vendors and lotteries of its day (REBATE-2): valid bets and rebate, which is capped for
 * the day as a whole, are shared out by the bets that stand, and add up to the row. A row whose bets were all taken back stays whole.
 */
export function splitBySource(rows: readonly RebateRow[], played: readonly PlayedAt[]): RebateRow[] {
  return rows.flatMap((row): RebateRow[] => {
    const sources = played.filter(({ day, category }) => day === row.day && category === row.category)
    if (sources.length === 0) return [{ ...row, source: null }]
    const validMinor = splitBy(row.validMinor, sources)
    const amountMinor = splitBy(row.amountMinor, sources)
    return sources.map(({ code, name }, at) => ({
      ...row,
      id: `${row.id}-${code}`,
      source: { code, name },
      validMinor: validMinor[at] ?? 0,
      amountMinor: amountMinor[at] ?? 0,
    }))
  })
}
