import { addDays, dayAt, periodOf, type Period } from '@plaza/calendar'
import type { Ranking, RankingMetric, RankingPeriod } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { accountNames } from '../../identity/directory'
import { maskAccount } from '../../play/live-rows'
import { prizesOf } from './ranking-settings'
import { ownScore, readPlaces, type Place } from './read-places'
import { nicknamesOf } from './set-nickname'

const shownPlaces = 50
/** Nobody is told a place beyond it. */
const knownPlaces = 1_000

const periodFor = (timeZone: string, period: RankingPeriod, now: number): Period => {
  const today = dayAt(timeZone, now)
  return periodOf(
    timeZone,
    period === 'week' ? 'week' : 'day',
    period === 'yesterday' ? addDays(today, -1) : today,
  )
}

/** The places as they were settled, and whether every prize was paid; undefined while they were not settled. */
async function settledPlaces(
  queries: Queries,
  merchant: string,
  metric: RankingMetric,
  { name: period }: Period,
): Promise<{ places: (Place & { prizeMinor: number })[]; isPaid: boolean } | undefined> {
  const key = { merchant, metric, period }
  const ended = await queries
    .selectFrom('ranking_ends')
    .select('at')
    .where((where) => where.and(key))
    .executeTakeFirst()
  if (!ended) return undefined
  const rows = await queries
    .selectFrom('ranking_places')
    .selectAll()
    .where((where) => where.and(key))
    .orderBy('rank')
    .execute()
  return {
    places: rows.map((row) => ({
      memberId: row.member_id,
      scoreMinor: row.score_minor,
      prizeMinor: row.prize_minor,
    })),
    isPaid: rows.every((row) => row.prize_minor === 0 || row.paid_at !== null),
  }
}

/** A ranking as a member sees it: as it was settled, or as it stands now (MISSION-1). */
export async function readRanking(
  queries: Queries,
  { merchant, memberId, now }: { merchant: Merchant; memberId: string; now: number },
  { metric, period: asked }: { metric: RankingMetric; period: RankingPeriod },
): Promise<Ranking> {
  const period = periodFor(merchant.settings.timeZone, asked, now)
  const prizes = prizesOf(merchant, metric, asked === 'week' ? 'week' : 'day')
  const settled = await settledPlaces(queries, merchant.code, metric, period)
  const places =
    settled?.places ??
    (await readPlaces(queries, merchant.code, { metric, period, limit: knownPlaces })).map(
      (place, index) => ({
        ...place,
        prizeMinor: prizes[index] ?? 0,
      }),
    )
  const index = places.findIndex((place) => place.memberId === memberId)
  const scoreMinor =
    places[index]?.scoreMinor ??
    (await ownScore(queries, { memberId, merchant: merchant.code }, metric, period))
  // A member without a place is compared with the last one.
  const above = index === -1 ? places.at(-1) : places[index - 1]
  const shown = places.slice(0, shownPlaces)
  const names = await accountNames(
    queries,
    shown.map((place) => place.memberId),
  )
  const nicknames = await nicknamesOf(queries, [memberId, ...names.keys()])
  return {
    rows: shown.map((place, at) => ({
      rank: at + 1,
      name: nicknames.get(place.memberId) ?? maskAccount(names.get(place.memberId) ?? ''),
      scoreMinor: place.scoreMinor,
      prizeMinor: place.prizeMinor,
      isOwn: place.memberId === memberId,
    })),
    own: {
      rank: index === -1 ? null : index + 1,
      scoreMinor,
      missingMinor: above ? Math.max(1, above.scoreMinor - scoreMinor) : null,
    },
    poolMinor: (settled ? places.map(({ prizeMinor }) => prizeMinor) : prizes).reduce(
      (sum, one) => sum + one,
      0,
    ),
    endsAt: period.endMs,
    isPaid: settled?.isPaid ?? false,
    currency: merchant.currency,
    nickname: nicknames.get(memberId) ?? null,
  }
}
