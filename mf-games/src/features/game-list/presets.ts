import type { ListCategory } from './list-state'

/** One of the screens that show lists of games: they share one component (LIST-9). */
export interface Preset {
  path: `/m/${string}`
  /** The screen's fixed category; without one, the address names it. */
  category?: ListCategory
  /** Whether another category can be selected as well. */
  hasCategories: boolean
  /** Whether volatility, return to player, jackpot, new and sort order can be chosen. */
  hasSlotFacets: boolean
  /** Whether the screen belongs to the vendor in the address: a header replaces the vendor selector. */
  isVendorLobby: boolean
  /** Whether to show all categories with counts while there is no search. */
  hasOverview: boolean
}

const list: Preset = {
  path: '/m/gameList',
  hasCategories: true,
  hasSlotFacets: false,
  isVendorLobby: false,
  hasOverview: false,
}

/** The differences between the game screens. */
export const presets = {
  list,
  lobby: { ...list, path: '/m/gameLobby', isVendorLobby: true },
  center: { ...list, path: '/m/gameCenter', category: 'ALL', hasCategories: false, hasOverview: true },
  slots: { ...list, path: '/m/slotsCenter', category: 'RNG', hasCategories: false, hasSlotFacets: true },
} as const satisfies Record<string, Preset>
