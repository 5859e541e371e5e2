import type { ListCategory } from './list-state'

/** One of the screens that show lists of games: they are one component (LIST-9). */
export interface Preset {
  path: `/m/${string}`
  /** The category that the screen is for; absent, the address says it. */
  category?: ListCategory
  /** Whether another category can be picked on top. */
  hasCategories: boolean
  /** Whether volatility, return to player, jackpot, new and an order can be chosen. */
  hasSlotFacets: boolean
  /** Whether a vendor of the address has the screen to itself: a header instead of the choice among vendors. */
  isVendorLobby: boolean
  /** Whether to show all categories with counts while nothing is searched for. */
  hasOverview: boolean
}

const list: Preset = {
  path: '/m/gameList',
  hasCategories: true,
  hasSlotFacets: false,
  isVendorLobby: false,
  hasOverview: false,
}

/** The game screens by what is theirs. */
export const presets = {
  list,
  lobby: { ...list, path: '/m/gameLobby', isVendorLobby: true },
  center: { ...list, path: '/m/gameCenter', category: 'ALL', hasCategories: false, hasOverview: true },
  slots: { ...list, path: '/m/slotsCenter', category: 'RNG', hasCategories: false, hasSlotFacets: true },
} as const satisfies Record<string, Preset>
