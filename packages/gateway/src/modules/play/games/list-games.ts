import { minorDigits, paging, type QueryOf } from '@plaza/contract/kernel'
import type { gameListCall } from '@plaza/contract/play'
import { pageAt, pageOf } from '../../../kernel/pages'
import { filterGames, type GameFilter, type GameCriteria } from './filter-games'
import { showItems, type CatalogueNow } from './keep-catalogues'
import type { CatalogueGame } from './show-game'

type ListQuery = QueryOf<typeof gameListCall>

const isYes = (text: string | undefined): boolean => text === '1' || text === 'true'
const ownClasses = ['ALL', 'NEW', 'HOT']

/** The minimum bet that a query requires, in minor units of a merchant's currency. */
export const minBetOf = ({ minBet = 0 }: ListQuery, currency: string): number =>
  Math.round(Number(minBet) * 10 ** minorDigits(currency))

/** The filter of a query of the contract without its minimum bet (LIST-7); `isNew` false or 0 does not filter. */
export function filterOf(query: ListQuery): GameFilter {
  const { gameType, gameClassify, gameName, vassalage, minLine, minRtp, volatility, badge } = query
  const name = gameName?.trim()
  return {
    ...(gameType && gameType !== 'ALL' && gameType !== 'HOT' && { gameType }),
    isHot: gameType === 'HOT' || gameClassify === 'HOT',
    isNew: gameClassify === 'NEW' || isYes(query.isNew),
    ...(gameClassify && !ownClasses.includes(gameClassify) && { class: gameClassify }),
    ...(name && { name }),
    ...(vassalage && { vendor: vassalage }),
    ...(minLine !== undefined && { minLine: Number(minLine) }),
    ...(minRtp !== undefined && { minRtp: Number(minRtp) }),
    ...(volatility && { volatility }),
    ...(badge && { badge }),
    ...(query.sort && { sort: query.sort }),
    ...(query.supportPlay && { supportPlay: isYes(query.supportPlay) }),
    page: pageAt(Number(query.pageNo ?? paging.firstPage), Number(query.pageSize ?? paging.gameListSize)),
  }
}

/**
 * Cached results of one order of games; pages of a list, and the searches of many, request the same again and again.
 */
const mostKept = 300
const kept = new WeakMap<object, Map<string, Found>>()

/** The games of a filter in its order: those that can be played, and those that open later (LIST-11). */
interface Found {
  playable: readonly CatalogueGame[]
  soon: readonly CatalogueGame[]
}

/** The games of a filter, cached as long as the catalogue and, where it counts, its popularity are the same. */
function filtered(
  { catalogue }: CatalogueNow,
  filter: GameCriteria,
  popular: readonly CatalogueGame[],
): Found {
  const source = filter.sort === 'popular' ? popular : catalogue
  const answers = kept.get(source) ?? new Map<string, Found>()
  kept.set(source, answers)
  const key = JSON.stringify(filter)
  const known = answers.get(key)
  if (known) return known
  if (answers.size >= mostKept) answers.clear()
  const games = filterGames(catalogue, filter, popular)
  const found = {
    playable: games.filter(({ shown }) => shown.supportPlay),
    soon: games.filter(({ shown }) => !shown.supportPlay),
  }
  answers.set(key, found)
  return found
}

/** The games of a list: what opens later comes last, and in a search only when it is asked for (LIST-11). */
const listed = ({ playable, soon }: Found, { supportPlay, name }: GameFilter): readonly CatalogueGame[] => {
  if (supportPlay === false) return soon
  return supportPlay || name !== undefined || soon.length === 0 ? playable : [...playable, ...soon]
}

/** A page of games of a catalogue; `popular` is every game of it, the most played first. */
export function listGames(
  state: CatalogueNow,
  filter: GameFilter,
  popular: readonly CatalogueGame[],
  now: number,
) {
  const { page, supportPlay: _, ...criteria } = filter
  const found = filtered(state, criteria, popular)
  const { items, ...numbers } = pageOf(listed(found, filter), page)
  return { games: showItems(items, state, now), ...numbers, soon: found.soon.length }
}
