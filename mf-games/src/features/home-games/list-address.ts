import type { Category } from '../../catalogue/categories'

/**
 * Address of a category's whole list, of one vendor where one is given; the list reads it by `parseListState`. Apart
 * from that, whose code is none of home's first load.
 */
export const listAddress = (category: Category, vendor: string | null = null): string =>
  `/m/gameList?gameType=${category}${vendor === null ? '' : `&vassalage=${encodeURIComponent(vendor)}`}`
