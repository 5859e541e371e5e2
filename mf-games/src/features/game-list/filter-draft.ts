import type { Facets } from './facets'
import { noFacets } from './facets'
import type { ListCategory, ListState } from './list-state'

/** What the filter drawer chooses. */
export type FilterDraft = Pick<ListState, 'category' | 'vendor' | 'sort'> & Facets

/** What is in force, as the drawer opens. */
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

/** Nothing chosen but the category. */
export const emptyDraft = (category: ListCategory | null): FilterDraft => ({
  category,
  vendor: null,
  sort: null,
  ...noFacets,
})

/** Another type of game: its vendors are others, and only slots have a smallest stake to choose (LIST-5). */
export const withType = (draft: FilterDraft, category: ListCategory): FilterDraft => ({
  ...draft,
  category,
  vendor: null,
  minBet: category === 'RNG' ? draft.minBet : null,
})

/** The choice that was made again is off, another one is on. */
export const toggled = <V>(now: V | null, picked: V): V | null => (now === picked ? null : picked)
