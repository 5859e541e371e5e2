import type { GameType } from '@plaza/contract'
import { sql } from 'kysely'
import type { Queries } from '../../db/database'
import type { GameWithVendor } from './show-game'

/** Which games, in which order, from where. */
export interface GameFilter {
  merchant: string
  gameType?: GameType
  /** Only hot ones, hottest first. */
  isHot?: boolean
  isNew?: boolean
  /** Part of the name, upper and lower case alike. */
  name?: string
  vendor?: string
  /** Smallest stake at most this. */
  minBetMinor?: number
  limit: number
  offset: number
}

const columns = [
  'g.node_id',
  'g.game_id',
  'g.name',
  'g.game_type',
  'g.vendor',
  'v.name as vendor_name',
  'g.icon',
  'g.tint',
  'g.support_play',
  'g.badge',
  'g.min_bet_minor',
  'g.max_bet_minor',
  'g.rtp_basis_points',
  'g.volatility',
  'g.lines',
] as const

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

const gamesOf = (queries: Queries, merchant: string) =>
  queries
    .selectFrom('games as g')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.merchant', '=', 'g.merchant').onRef('v.code', '=', 'g.vendor'),
    )
    .where('g.merchant', '=', merchant)

/** Games that fit, a page of them, and how many fit in all. */
export async function findGames(
  queries: Queries,
  filter: GameFilter,
): Promise<{ games: GameWithVendor[]; total: number }> {
  const { merchant, gameType, isHot = false, isNew = false, name, vendor, minBetMinor } = filter
  let fitting = gamesOf(queries, merchant)
  if (gameType) fitting = fitting.where('g.game_type', '=', gameType)
  if (isHot) fitting = fitting.where('g.hot_rank', 'is not', null)
  if (isNew) fitting = fitting.where('g.is_new', '=', true)
  if (name) fitting = fitting.where('g.name', 'ilike', `%${escaped(name)}%`)
  if (vendor) fitting = fitting.where('g.vendor', '=', vendor)
  if (minBetMinor) fitting = fitting.where('g.min_bet_minor', '<=', minBetMinor)
  const { total } = await fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const games = await fitting
    .select(columns)
    .orderBy(isHot ? 'g.hot_rank' : 'g.rank')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  return { games, total }
}

/** One game of a merchant, or undefined. */
export const findGame = (
  queries: Queries,
  merchant: string,
  nodeId: number,
): Promise<GameWithVendor | undefined> =>
  gamesOf(queries, merchant).select(columns).where('g.node_id', '=', nodeId).executeTakeFirst()

/** The first games of each type, so many of each, in the server's own order. */
export async function firstOfEachType(
  queries: Queries,
  merchant: string,
  count: number,
): Promise<GameWithVendor[]> {
  const { rows } = await sql<GameWithVendor>`
    select g.node_id, g.game_id, g.name, g.game_type, g.vendor, v.name as vendor_name, g.icon, g.tint,
      g.support_play, g.badge, g.min_bet_minor, g.max_bet_minor, g.rtp_basis_points, g.volatility, g.lines
    from (select distinct game_type from games where merchant = ${merchant}) t
    cross join lateral (
      select * from games where merchant = ${merchant} and game_type = t.game_type order by rank limit ${count}
    ) g
    join vendors v on v.merchant = g.merchant and v.code = g.vendor
    order by g.game_type, g.rank`.execute(queries)
  return rows
}

/** Categories of a merchant in its own order; a game type, or `HOT`. */
export const categoriesOf = async (queries: Queries, merchant: string): Promise<string[]> => {
  const rows = await queries
    .selectFrom('categories')
    .select('category')
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute()
  return rows.map((row) => row.category)
}

/** Vendors with how many games of each type they have and the best of them, best known first. */
export const vendorsByType = (queries: Queries, merchant: string) =>
  gamesOf(queries, merchant)
    .select(['g.game_type', 'v.code', 'v.name', 'v.icon', sql<number>`count(*)::int`.as('games')])
    .select(sql<number>`(array_agg(g.node_id order by g.rank))[1]`.as('node_id'))
    .groupBy(['g.game_type', 'v.code', 'v.name', 'v.icon', 'v.rank'])
    .orderBy('v.rank')
    .execute()
