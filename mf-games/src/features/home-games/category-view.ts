import type { Category } from '../../catalogue/categories'

/**
 * How home shows a category (HOME-8): `games`, its popular games; `vendor-games`, the games of a selected vendor or of
 * all; `slot-types`, the games of a vendor, one of which is always selected; `vendors`, the vendors themselves.
 */
export type CategoryView = 'games' | 'vendor-games' | 'slot-types' | 'vendors'

const views: Partial<Record<Category, CategoryView>> = {
  HOT: 'games',
  RNG: 'vendor-games',
  PVP: 'vendor-games',
  LIVE: 'vendor-games',
  FISH: 'vendor-games',
  SPORTS: 'vendor-games',
  INHOUSE: 'slot-types',
}

/** The view of a category; vendor tiles by default. */
export const viewOf = (category: Category): CategoryView => views[category] ?? 'vendors'
