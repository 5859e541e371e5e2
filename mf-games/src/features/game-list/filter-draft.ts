import type { Facets } from './facets'
import { noFacets } from './facets'
import type { ListCategory, ListState } from './list-state'

/** The choices of the filter drawer. */
export type FilterDraft = Pick<ListState, 'category' | 'vendor' | 'sort'> & Facets

/** The draft for the current list when the drawer opens. */
export const draftOf = ({ category, vendor, sort, ...rest }: ListState): FilterDraft => ({
  category,
  vendor,
  sort,
  minBet: rest.minBet,
  volatility: rest.volatility,
  minRtp: rest.minRtp,
  isJackpot: rest.isJackpot,
  isNew: rest.isNew,
})

/** Clears every choice except the category. */
export const emptyDraft = (category: ListCategory | null): FilterDraft => ({
  category,
  vendor: null,
  sort: null,
  ...noFacets,
})

/** Changing the category clears the vendor, and the minimum bet unless it is slots (LIST-5). */
export const withType = (draft: FilterDraft, category: ListCategory): FilterDraft => ({
  ...draft,
  category,
  vendor: null,
  minBet: category === 'RNG' ? draft.minBet : null,
})

/** Toggles a choice: the selected one is cleared, another one replaces it. */
export const toggled = <V>(now: V | null, picked: V): V | null => (now === picked ? null : picked)
