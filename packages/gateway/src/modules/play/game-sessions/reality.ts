import type { Reality } from '@plaza/contract/play'
import { sql } from 'kysely'
import type { Queries, Trx, Writes } from '../../../kernel/database/database'
import { totalOf } from '../../../kernel/totals'
import { recordActions } from '../../identity/protection'

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

/** What the member played elsewhere than in games since the clock of the sign-in began: lotteries. */
async function readElsewhere(queries: Queries, memberId: string, since: number): Promise<Played> {
  const { rows } = await sql<Played>`
    select bets, staked, won from play_counted_elsewhere(${memberId}, ${since}::bigint)`.execute(queries)
  return rows[0] ?? { bets: 0, staked: 0, won: 0 }
}

/** The interval that a member has chosen, minutes. */
const chosenMinutes = async (queries: Queries, memberId: string): Promise<number | undefined> =>
  (
    await queries
      .selectFrom('reality_intervals')
      .select('minutes')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.minutes

/** When the next reality check of a sign-in is due, and its figures (RG-4). */
export async function readReality(queries: Queries, owner: RealityOwner): Promise<Reality> {
  const chosen = await chosenMinutes(queries, owner.memberId)
  const check = await queries
    .selectFrom('reality_checks')
    .select(['since', 'counted_from'])
    .where('session_id', '=', owner.sessionId)
    .executeTakeFirst()
  const games = await readPlayed(queries, owner)
  const others = check ? await readElsewhere(queries, owner.memberId, check.since) : null
  const bets = games.bets + (others?.bets ?? 0)
  const staked = games.staked + (others?.staked ?? 0)
  const won = games.won + (others?.won ?? 0)
  const intervalMinutes = chosen ?? defaultMinutes
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

/** Starts the clock of a sign-in with its first game or lottery order; later ones leave it as it runs. */
export async function startReality(
  trx: Trx,
  owner: Pick<RealityOwner, 'memberId' | 'sessionId'>,
  now: number,
): Promise<void> {
  await trx
    .insertInto('reality_checks')
    .values({ session_id: owner.sessionId, member_id: owner.memberId, since: now, counted_from: now })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute()
}

/** Chooses the interval, for this sign-in and those to come. */
export async function setRealityInterval(
  trx: Trx,
  { memberId, minutes, now }: { memberId: string; minutes: number; now: number },
): Promise<void> {
  const before = (await chosenMinutes(trx, memberId)) ?? defaultMinutes
  if (before !== minutes)
    await recordActions(trx, [{ memberId, action: 'reality-interval', before, after: minutes, now }])
  await trx
    .insertInto('reality_intervals')
    .values({ member_id: memberId, minutes })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ minutes }))
    .execute()
}

/** The check was read: the next one is an interval away. */
export async function acknowledgeReality(queries: Writes, sessionId: string, now: number): Promise<void> {
  await queries
    .updateTable('reality_checks')
    .set({ counted_from: now })
    .where('session_id', '=', sessionId)
    .execute()
}
