import { fairProofSchema, type GameType, type Played, type PlayStatus } from '@plaza/contract/play'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import { containing } from '../../../kernel/database/containing'
import type { Queries } from '../../../kernel/database/database'
import { pageNumbers, type Page } from '../../../kernel/pages'

/** Which rounds and orders of a member are found. */
export interface RecordFilter {
  memberId: string
  /** First moment, and the first one after, ms. */
  startMs: number
  endMs: number
  category?: GameType
  source?: string
  status?: PlayStatus
  /** A part of its number, in any case. */
  search?: string
}

interface Totals {
  count: number
  stakeMinor: number
  validMinor: number
  payoutMinor: number
  netMinor: number
  openMinor: number
}

type Row = Omit<Played, 'proof'> & { proof: unknown }

/** Rounds and orders of a member between two moments, ms, as a source of the columns of `game_record`: for those of many members. */
export const recordsOf = (
  memberId: RawBuilder<unknown>,
  startMs: RawBuilder<unknown>,
  endMs: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`game_records(${memberId}, ${startMs}, ${endMs})`

const inSpan = ({ memberId, startMs, endMs }: RecordFilter) =>
  sql`${recordsOf(sql`${memberId}`, sql`${startMs}`, sql`${endMs}`)} r`

const isFound = ({ category, source, status, search }: RecordFilter) => sql`true
  ${category === undefined ? sql`` : sql`and r.category = ${category}`}
  ${source === undefined ? sql`` : sql`and r.source = ${source}`}
  ${status === undefined ? sql`` : sql`and r.status = ${status}`}
  ${search === undefined ? sql`` : sql`and r.reference ilike ${containing(search)}`}`

const settled = sql`filter (where r.status in ('won', 'lost'))`

const readTotals = async (queries: Queries, filter: RecordFilter): Promise<Totals> => {
  const { rows } = await sql<Totals>`select count(*)::int as count,
      coalesce(sum(r.stake_minor) ${settled}, 0)::bigint as "stakeMinor",
      coalesce(sum(r.valid_minor) ${settled}, 0)::bigint as "validMinor",
      coalesce(sum(r.payout_minor) ${settled}, 0)::bigint as "payoutMinor",
      coalesce(sum(r.payout_minor - r.stake_minor) ${settled}, 0)::bigint as "netMinor",
      coalesce(sum(r.stake_minor) filter (where r.status = 'open'), 0)::bigint as "openMinor"
    from ${inSpan(filter)} where ${isFound(filter)}`.execute(queries)
  const [totals] = rows
  if (!totals) throw new Error('an aggregate has one row')
  return totals
}

/** A page of rounds and orders, newest first, with the totals of all of them (RECORDS-3). */
export async function readRecords(queries: Queries, filter: RecordFilter, page: Page) {
  const { rows } = await sql<Row>`select r.id, r.kind, r.category, r.game_name as "gameName", r.source,
      r.source_name as "sourceName", r.reference, r.status, r.stake_minor as "stakeMinor", r.valid_minor as "validMinor",
      r.payout_minor as "payoutMinor", r.at, r.proof
    from ${inSpan(filter)} where ${isFound(filter)}
    order by r.at desc, r.id desc limit ${page.limit} offset ${page.offset}`.execute(queries)
  const totals = await readTotals(queries, filter)
  const played = rows.map(({ proof, ...row }): Played => {
    const known = z.safeParse(fairProofSchema, proof)
    return { ...row, ...(known.success && { proof: known.data }) }
  })
  return { played, totals, ...pageNumbers(page, totals.count) }
}

/** The vendors and lotteries that a member played in a span, by name. */
export async function readSources(
  queries: Queries,
  filter: RecordFilter,
): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select r.source as code, min(r.source_name) as name from ${inSpan(filter)} group by r.source order by 2, 1`.execute(
    queries,
  )
  return rows
}
