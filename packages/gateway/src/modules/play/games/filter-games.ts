import type { Game, GameSort, GameType } from '@plaza/contract/play'
import type { Page } from '../../../kernel/pages'
import type { Catalogue } from './catalogue'
import type { CatalogueGame } from './show-game'

/** Which games, in which order. */
export interface GameCriteria {
  gameType?: GameType
  /** Only hot ones, hottest first. */
  isHot: boolean
  isNew: boolean
  /** An extra class. */
  class?: string
  /** The search text; the best matches come first. */
  name?: string
  vendor?: string
  /** Smallest stake at most this. */
  minBetMinor?: number
  minLine?: number
  minRtp?: number
  volatility?: NonNullable<Game['volatility']>
  badge?: NonNullable<Game['badge']>
  sort?: GameSort
}

/** Which games, in which order, on which page. */
export interface GameFilter extends GameCriteria {
  /** Only those that can be played, or only those that open later. */
  supportPlay?: boolean
  page: Page
}

const isAtLeast = (value: number | undefined, least: number | undefined): boolean =>
  least === undefined || (value !== undefined && value >= least)

/** Whether a game fits everything but the name. What is not known of a game fits no bound. */
export function fits(game: CatalogueGame, filter: GameCriteria): boolean {
  const { shown } = game
  return (
    (filter.gameType === undefined || shown.gameType === filter.gameType) &&
    (filter.vendor === undefined || shown.vassalage === filter.vendor) &&
    (!filter.isHot || (game.hot_rank !== null && shown.supportPlay)) &&
    (!filter.isNew || (game.is_new && shown.supportPlay)) &&
    (filter.class === undefined || game.classes.includes(filter.class)) &&
    (filter.badge === undefined || shown.badge === filter.badge) &&
    (filter.volatility === undefined || shown.volatility === filter.volatility) &&
    (!filter.minBetMinor || (shown.minBetMinor !== undefined && shown.minBetMinor <= filter.minBetMinor)) &&
    isAtLeast(shown.lines, filter.minLine) &&
    isAtLeast(shown.rtpBasisPoints, filter.minRtp)
  )
}

/** Order of two games by the server's own rank. */
const byRank = (one: CatalogueGame, other: CatalogueGame): number => one.rank - other.rank
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const comparisons: Record<
  Exclude<GameSort, 'popular'>,
  (one: CatalogueGame, other: CatalogueGame) => number
> = {
  name: (one, other) => names.compare(one.name, other.name) || byRank(one, other),
  new: (one, other) => Number(other.is_new) - Number(one.is_new) || byRank(one, other),
  rtp: (one, other) =>
    (other.shown.rtpBasisPoints ?? -1) - (one.shown.rtpBasisPoints ?? -1) || byRank(one, other),
}

const sorted = new WeakMap<Catalogue, Map<GameSort, readonly CatalogueGame[]>>()

/** Every game in an order other than by popularity; sorted once a catalogue. */
export function inOrder(catalogue: Catalogue, sort: Exclude<GameSort, 'popular'>): readonly CatalogueGame[] {
  const orders = sorted.get(catalogue) ?? new Map<GameSort, readonly CatalogueGame[]>()
  sorted.set(catalogue, orders)
  const games = orders.get(sort) ?? catalogue.games.toSorted(comparisons[sort])
  orders.set(sort, games)
  return games
}

/**
 * The games that match, in the requested order; by default the best matches first, hot ones hottest first, else the
 * server's own order. `popular` is every game, the most played first.
 */
export function filterGames(
  catalogue: Catalogue,
  filter: GameCriteria,
  popular: readonly CatalogueGame[],
): CatalogueGame[] {
  const { name, sort } = filter
  const found =
    name === undefined ? null : catalogue.findGames(name).flatMap((at) => catalogue.games[at] ?? [])
  const ofType =
    filter.gameType === undefined ? catalogue.games : (catalogue.byType.get(filter.gameType) ?? [])
  const usual = found ?? (filter.isHot ? catalogue.hot : ofType)
  if (sort === undefined) return usual.filter((game) => fits(game, filter))
  const all = sort === 'popular' ? popular : inOrder(catalogue, sort)
  const among = found && new Set(found)
  return all.filter((game) => (among === null || among.has(game)) && fits(game, filter))
}
