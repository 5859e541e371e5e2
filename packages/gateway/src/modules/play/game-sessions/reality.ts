import type { Reality } from '@plaza/contract/play'
import type { Queries, Trx } from '../../../kernel/database/database'
import { totalOf } from '../../../kernel/totals'

/** Minutes between reality checks when the member has not chosen otherwise (RG-4). */
const defaultMinutes = 60

/** Whose reality check: a member's, in one sign-in. */
export interface RealityOwner {
  memberId: string
  sessionId: string
  currency: string
}

interface Played {
  bets: number
  staked: number
  won: number
}

async function readPlayed(queries: Queries, { sessionId, memberId }: RealityOwner): Promise<Played> {
  const row = await queries
    .selectFrom('play_sittings')
    .select([
      totalOf('bets').as('bets'),
      totalOf('staked_minor').as('staked'),
      totalOf('won_minor').as('won'),
    ])
    .where('session_id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('mode', '=', 'real')
    .executeTakeFirstOrThrow()
  return row
}

/** When the next reality check of a sign-in is due, and its figures (RG-4). */
export async function readReality(queries: Queries, owner: RealityOwner): Promise<Reality> {
  const chosen = await queries
    .selectFrom('reality_intervals')
    .select('minutes')
    .where('member_id', '=', owner.memberId)
    .executeTakeFirst()
  const check = await queries
    .selectFrom('reality_checks')
    .select(['since', 'counted_from'])
    .where('session_id', '=', owner.sessionId)
    .executeTakeFirst()
  const { bets, staked, won } = await readPlayed(queries, owner)
  const intervalMinutes = chosen?.minutes ?? defaultMinutes
  return {
    intervalMinutes,
    since: check?.since ?? null,
    dueAt: check ? check.counted_from + intervalMinutes * 60_000 : null,
    bets,
    stakedMinor: staked,
    wonMinor: won,
    netMinor: won - staked,
    currency: owner.currency,
  }
}

/** Starts the clock of a sign-in with its first game; later games leave it as it runs. */
export async function startReality(trx: Trx, owner: RealityOwner, now: number): Promise<void> {
  await trx
    .insertInto('reality_checks')
    .values({ session_id: owner.sessionId, member_id: owner.memberId, since: now, counted_from: now })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute()
}

/** Chooses the interval, for this sign-in and those to come. */
export async function setRealityInterval(queries: Queries, memberId: string, minutes: number): Promise<void> {
  await queries
    .insertInto('reality_intervals')
    .values({ member_id: memberId, minutes })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ minutes }))
    .execute()
}

/** The check was read: the next one is an interval away. */
export async function acknowledgeReality(queries: Queries, sessionId: string, now: number): Promise<void> {
  await queries
    .updateTable('reality_checks')
    .set({ counted_from: now })
    .where('session_id', '=', sessionId)
    .execute()
}
