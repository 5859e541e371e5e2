import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** A member's best stake of some days. */
export interface BestMultiple {
  memberId: string
  /** The prize in hundredths of the stake, rounded down. */
  multiple: number
}

/** Days of a merchant, both included, `YYYY-MM-DD`; only those of the last two weeks are kept. */
export interface MultiplesOf {
  merchant: string
  from: string
  to: string
}

/** The members whose one stake won the most times itself, the most first; equal ones by who had it earlier. One that won no more than itself has no place. */
export async function rankMultiples(
  queries: Queries,
  { merchant, from, to }: MultiplesOf,
  limit: number,
): Promise<BestMultiple[]> {
  const { rows } = await sql<BestMultiple>`
    select member_id as "memberId", multiple from (
      select distinct on (member_id) member_id, multiple, at from stake_multiples
      where merchant = ${merchant} and day between ${from} and ${to} and multiple > 100
      order by member_id, multiple desc, at
    ) best order by multiple desc, at, member_id limit ${limit}`.execute(queries)
  return rows
}

/** A member's best multiple, in hundredths; zero without one. */
export async function bestMultiple(
  queries: Queries,
  memberId: string,
  { merchant, from, to }: MultiplesOf,
): Promise<number> {
  const { rows } = await sql<{ multiple: number | null }>`
    select max(multiple) as multiple from stake_multiples
    where member_id = ${memberId} and merchant = ${merchant} and day between ${from} and ${to}
      and multiple > 100`.execute(queries)
  return rows[0]?.multiple ?? 0
}
