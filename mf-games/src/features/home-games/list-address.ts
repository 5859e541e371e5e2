import type { Category } from '../../catalogue/categories'

/**
 * Address of a category's whole list, for one vendor if given; the list reads it with `parseListState`. Its own module,
 * because that parser is not in home's first load.
 */
export const listAddress = (category: Category, vendor: string | null = null): string =>
  `/m/gameList?gameType=${category}${vendor === null ? '' : `&vassalage=${encodeURIComponent(vendor)}`}`
