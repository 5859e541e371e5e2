import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { Catalogue } from './catalogue'
import type { CatalogueGame } from './show-game'
import { oncePer } from '../../../kernel/once-per'
import { shortLived } from '../../../kernel/short-lived'

const dayMs = 86_400_000
/** The time within which play counts towards popularity. */
const windowMs = 7 * dayMs
/** How long one count serves, ms. */
const countedMs = 60_000

/**
 * Weights of play and position. Ten players count more than one who plays all day: at most `mostRounds` rounds of a
 * player count. The first position of the server's own order is worth `firstPlace`, the last nothing, so that unplayed
 * games stay in that order.
 */
const worth = { player: 10, round: 0.2, mostRounds: 50, firstPlace: 20 } as const

/** How much a game was played with money. */
interface PlayCount {
  players: number
  rounds: number
}

async function countPlay(
  queries: Queries,
  merchant: string,
  now: number,
): Promise<ReadonlyMap<number, PlayCount>> {
  const rows = await queries
    .selectFrom('play_rounds')
    .select('node_id')
    .select(sql<number>`count(distinct member_id)::int`.as('players'))
    .select(sql<number>`count(*)::int`.as('rounds'))
    .where('merchant', '=', merchant)
    .where('mode', '=', 'real')
    .where('started_at', '>', now - windowMs)
    .where('started_at', '<=', now)
    .groupBy('node_id')
    .execute()
  return new Map(rows.map(({ node_id, ...count }) => [node_id, count]))
}

/** Every game of a catalogue, the most played first. */
export function byPopularity<G extends { node_id: number }>(
  { games }: { games: readonly G[] },
  counts: ReadonlyMap<number, PlayCount>,
): readonly G[] {
  const points = games.map((game, place) => {
    const { players, rounds } = counts.get(game.node_id) ?? { players: 0, rounds: 0 }
    const ofPlay = players * worth.player + Math.min(rounds, players * worth.mostRounds) * worth.round
    return { game, points: ofPlay + worth.firstPlace * (1 - place / games.length) }
  })
  return points.sort((one, other) => other.points - one.points).map(({ game }) => game)
}

/** Games by popularity, from the real play of the last week, counted once a minute (issue: popular from real play). */
export type Popularity = (catalogue: Catalogue, now: number) => Promise<readonly CatalogueGame[]>

/** The popularity from a database, counted once for concurrent callers. */
export const popularityOf = oncePer((queries: Queries): Popularity => {
  const counted = shortLived((key) => {
    const [merchant = '', now] = JSON.parse(key) as [string, number]
    return countPlay(queries, merchant, now)
  }, countedMs)
  const orders = new WeakMap<Catalogue, { counts: unknown; games: readonly CatalogueGame[] }>()
  return async (catalogue, now) => {
    const counts = await counted(JSON.stringify([catalogue.merchant, Math.ceil(now / countedMs) * countedMs]))
    const known = orders.get(catalogue)
    if (known?.counts === counts) return known.games
    const games = byPopularity(catalogue, counts)
    orders.set(catalogue, { counts, games })
    return games
  }
})
