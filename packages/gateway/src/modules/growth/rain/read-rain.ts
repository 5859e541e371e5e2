import type { Rain, RainDraw, RainSession } from '@plaza/contract/growth'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { pageNumbers, type Page } from '../../../kernel/pages'
import { totalOf } from '../../../kernel/totals'
import { accountNames } from '../../identity/directory'
import { maskAccount } from '../../play/live-rows'
import { rainConditions } from './conditions'
import { rainTerms } from './rain-settings'
import { plannedSessions } from './schedule'
import type { RainSessionRow } from './tables'

const mostWinners = 10

const shown = ({ id, starts_at: startsAt, ends_at: endsAt }: Omit<RainSessionRow, 'terms'>): RainSession => ({
  id,
  startsAt,
  endsAt,
})

/** The session of a merchant that is open now; the one that began last, should there be two. */
export const openSessionOf = (
  queries: Queries,
  merchant: string,
  now: number,
): Promise<RainSessionRow | undefined> =>
  queries
    .selectFrom('rain_sessions')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()

async function usedOf(queries: Queries, sessionId: string, memberId: string): Promise<number> {
  const row = await queries
    .selectFrom('rain_players')
    .select('used')
    .where('session_id', '=', sessionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.used ?? 0
}

/** What a member sees of red-packet rain: an open session by the terms of its time, the next by the settings (REDRAIN-1). */
export async function readRain(
  queries: Queries,
  { merchant, member, now }: { merchant: Merchant; member: Member; now: number },
): Promise<Rain> {
  const { code, currency, settings } = merchant
  const planned = rainTerms(merchant)
  const session = await openSessionOf(queries, code, now)
  const terms = session?.terms ?? planned
  const used = session ? await usedOf(queries, session.id, member.id) : 0
  const next = plannedSessions(planned, settings.timeZone, now).find(({ startsAt }) => startsAt > now)
  return {
    session: session ? shown(session) : null,
    next: next ?? null,
    times: [...planned.times].sort(),
    lengthSeconds: planned.seconds,
    fallSeconds: terms.fallSeconds,
    chances: terms.chances,
    chancesLeft: Math.max(0, terms.chances - used),
    conditions: await rainConditions(queries, { member, timeZone: settings.timeZone, now }, terms),
    conditionDays: terms.days,
    potMinor: terms.potMinor,
    packets: terms.packets,
    wagering: terms.wagering,
    currency,
  }
}

/** A page of a member's chances, newest first, with what all of them brought. */
export async function readDraws(queries: Queries, memberId: string, page: Page) {
  const own = queries
    .selectFrom('rain_draws as d')
    .innerJoin('rain_sessions as s', 's.id', 'd.session_id')
    .where('d.member_id', '=', memberId)
  const { total, totalMinor } = await own
    .select([sql<number>`count(*)`.as('total'), totalOf('d.amount_minor').as('totalMinor')])
    .executeTakeFirstOrThrow()
  const rows = await own
    .select(['d.id', 'd.session_id', 'd.amount_minor', 'd.created_at', 's.starts_at'])
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const records = rows.map((row): RainDraw => ({
    id: row.id,
    sessionId: row.session_id,
    sessionAt: row.starts_at,
    at: row.created_at,
    amountMinor: row.amount_minor,
  }))
  return { records, total, totalMinor, ...pageNumbers(page, total) }
}

/** The largest packets of the last session of a merchant in which any was given, with masked accounts. */
export async function readRainWinners(queries: Queries, merchant: string, now: number) {
  const session = await queries
    .selectFrom('rain_sessions as s')
    .select(['s.id', 's.merchant', 's.starts_at', 's.ends_at'])
    .where('s.merchant', '=', merchant)
    .where('s.starts_at', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('rain_draws as d')
          .select('d.id')
          .whereRef('d.session_id', '=', 's.id')
          .where('d.amount_minor', '>', 0),
      ),
    )
    .orderBy('s.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!session) return { session: null, winners: [] }
  const rows = await queries
    .selectFrom('rain_draws')
    .select(['member_id', 'amount_minor', 'created_at'])
    .where('session_id', '=', session.id)
    .where('amount_minor', '>', 0)
    .orderBy('amount_minor', 'desc')
    .orderBy('created_at')
    .limit(mostWinners)
    .execute()
  const names = await accountNames(
    queries,
    rows.map((row) => row.member_id),
  )
  const winners = rows.map((row) => ({
    account: maskAccount(names.get(row.member_id) ?? ''),
    amountMinor: row.amount_minor,
    at: row.created_at,
  }))
  return { session: shown(session), winners }
}
