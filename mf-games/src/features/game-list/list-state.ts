import { gameTypes } from '@plaza/contract'
import type { Category } from '../../catalogue/categories'

/** What the list shows; all of it stands in the address, so that a way back leads to the same list. */
export interface ListState {
  category: Category
  /** Part of a game's name; empty shows all. */
  search: string
  /** Vendor code; null shows every vendor. */
  vendor: string | null
}

/** Longest search that the gateway takes. */
export const maxSearchLength = 64

/** The category that a query parameter names; HOT where it names none. */
const parseCategory = (value: string | null): Category => gameTypes.find((type) => type === value) ?? 'HOT'

/** The list that an address means. */
export function parseListState(params: URLSearchParams): ListState {
  return {
    category: parseCategory(params.get('gameType')),
    search: (params.get('gameName') ?? '').trim().slice(0, maxSearchLength),
    vendor: params.get('vassalage') || null,
  }
}

/** The query of the address for a list. */
export function listParams({ category, search, vendor }: ListState): Record<string, string> {
  return {
    gameType: category,
    ...(search ? { gameName: search } : {}),
    ...(vendor ? { vassalage: vendor } : {}),
  }
}

/** Another tab begins anew: no search, every vendor (rulings, Shell and home). */
export const withCategory = (category: Category): ListState => ({ category, search: '', vendor: null })

/** A vendor picked a second time is off again (spec §2 Game list screen). */
export const withVendor = (state: ListState, vendor: string | null): ListState => ({
  ...state,
  vendor: vendor === state.vendor ? null : vendor,
})

/** A search, as written. */
export const withSearch = (state: ListState, written: string): ListState => ({
  ...state,
  search: written.trim().slice(0, maxSearchLength),
})
