import { gameSorts, gameTypes, type GameSort } from '@plaza/contract/play'
import type { Category } from '../../catalogue/categories'
import { noFacets, parseFacets, type Facets } from './facets'

/**
 * A category of a list; ALL contains the games of every category and is offered when a search found nothing in its own.
 */
export type ListCategory = Category | 'ALL'

/** The three quick tabs; with none selected all games show (LIST-3). */
export const quickTabs = ['recent', 'fav', 'hot'] as const
export type QuickTab = (typeof quickTabs)[number]

/** The state of a list. All of it is in the address, so that going back restores the same list. */
export interface ListState extends Facets {
  /** Null for an unknown category in the address. */
  category: ListCategory | null
  /** Part of a game's name; empty means no search. */
  search: string
  /** Vendor code; null means every vendor. */
  vendor: string | null
  /** ALL, NEW, HOT, FAV, or a class of the merchant's configuration (LIST-1). */
  classify: string
  quick: QuickTab | null
  sort: GameSort | null
  /** Only games that open later (LIST-11). */
  isSoon: boolean
}

/** Longest search that the gateway accepts. */
export const maxSearchLength = 64

/** The category that a query parameter names, in any case; HOT without a parameter, null for an unknown category. */
function parseCategory(value: string | null): ListCategory | null {
  if (!value) return 'HOT'
  const name = value.toUpperCase()
  return (['HOT', 'ALL', ...gameTypes] as const).find((type) => type === name) ?? null
}

const parseClassify = (value: string | null): string =>
  value && /^[A-Z][A-Z0-9_]{0,31}$/.test(value) ? value : 'ALL'

/** A category in its initial state: no search, every vendor, no filters (LIST-1). */
export const withCategory = (category: ListCategory | null): ListState => ({
  category,
  search: '',
  vendor: null,
  classify: 'ALL',
  quick: null,
  sort: null,
  isSoon: false,
  ...noFacets,
})

/** Filters that exist only for slots are cleared in other categories (LIST-1). */
function fitting(state: ListState): ListState {
  if (state.category === 'RNG') return state
  return { ...state, classify: state.classify === 'NEW' ? 'ALL' : state.classify, minBet: null }
}

/** The list that an address describes. `category` is that of the address, unless the screen has a fixed one. */
export function parseListState(params: URLSearchParams, category?: ListCategory): ListState {
  return fitting({
    category: category ?? parseCategory(params.get('gameType')),
    search: (params.get('gameName') ?? '').trim().slice(0, maxSearchLength),
    vendor: (params.get('vassalage') ?? params.get('vendor'))?.slice(0, 32) || null,
    classify: parseClassify(params.get('gameClassify')),
    quick: quickTabs.find((tab) => tab === params.get('quick')) ?? null,
    sort: gameSorts.find((sort) => sort === params.get('sort')) ?? null,
    isSoon: params.get('soon') === '1',
    ...parseFacets(params),
  })
}

/** The query parameters for a list, without values that do not narrow it. */
export function listParams(state: ListState): Record<string, string> {
  const pairs: [string, string | null][] = [
    ['gameType', state.category],
    ['gameName', state.search],
    ['vassalage', state.vendor],
    ['gameClassify', state.classify === 'ALL' ? null : state.classify],
    ['quick', state.quick],
    ['minBet', state.minBet],
    ['volatility', state.volatility],
    ['minRtp', state.minRtp === null ? null : String(state.minRtp)],
    ['badge', state.isJackpot ? 'jackpot' : null],
    ['isNew', state.isNew ? '1' : null],
    ['sort', state.sort],
    ['soon', state.isSoon ? '1' : null],
  ]
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => Boolean(pair[1])))
}

/** Favourites and recents cannot be filtered, so a filter leaves them. */
const leavingOwn = (state: ListState): ListState => ({
  ...state,
  quick: null,
  classify: state.classify === 'FAV' ? 'ALL' : state.classify,
})

/** Selecting the selected vendor again deselects it (LIST-4). */
export const withVendor = (state: ListState, vendor: string | null): ListState => ({
  ...leavingOwn(state),
  vendor: vendor === state.vendor ? null : vendor,
})

/** Searches for the entered text among the games that can be played. */
export const withSearch = (state: ListState, written: string): ListState => ({
  ...leavingOwn(state),
  isSoon: false,
  search: written.trim().slice(0, maxSearchLength),
})

/** A classify tab clears the search and starts at the first page (LIST-1). */
export const withClassify = (state: ListState, classify: string): ListState =>
  classify === 'FAV'
    ? { ...withCategory(state.category), classify }
    : { ...state, classify, quick: null, search: '', isSoon: false }

/** A quick tab is a list of its own; selecting it again deselects it (LIST-3). */
export const withQuick = (state: ListState, quick: QuickTab): ListState => ({
  ...withCategory(state.category),
  quick: quick === state.quick ? null : quick,
})

/** Applies the choices of the filter drawer. Another category starts in its initial state with them. */
export const withFilters = (
  state: ListState,
  chosen: Pick<ListState, 'category' | 'vendor' | 'sort'> & Facets,
): ListState =>
  fitting({
    ...leavingOwn(chosen.category === state.category ? state : withCategory(chosen.category)),
    ...chosen,
  })

/** Whether it is one of the member's own lists, which require a sign-in. */
export const isOwnList = ({ quick, classify }: ListState): boolean =>
  quick === 'recent' || quick === 'fav' || (quick === null && classify === 'FAV')

/** Whether it shows less than its category and class contain. */
export const isNarrowed = (state: ListState): boolean =>
  Boolean(state.search || state.vendor) || countFacets(state) > 0

/** Number of active filters. */
export const countFacets = ({ minBet, volatility, minRtp, isJackpot, isNew }: Facets): number =>
  [minBet, volatility, minRtp, isJackpot, isNew].filter(Boolean).length
