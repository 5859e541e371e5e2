import type { StorageContribution } from '@plaza/contract/federation'

/** Every key that mf-games writes in a browser. */
export const storageKeys = [
  /** Hot games, shown at once and revalidated. Kept until the next answer. */
  { key: 'gameHot', area: 'local', clearedBy: 'logout' },
  /** Every vendor of the merchant, shown at once and revalidated. Kept until the next answer. */
  { key: 'allVasslage', area: 'local', clearedBy: 'logout' },
  /** Vendors by category, shown at once and revalidated. Kept until the next answer. */
  { key: 'vassalTypes', area: 'local', clearedBy: 'logout' },
  /** Recent searches for games, latest first. Kept until they are cleared. */
  { key: 'plaza.searches', area: 'local', clearedBy: 'logout' },
  /**
   * Where lists of games were left: address, pages and scroll, so that the way back from a game restores them. Kept as
   * long as the tab.
   */
  { key: 'plaza.listPlaces', area: 'session', clearedBy: 'logout' },
  /** What a visitor intended to do with a game when asked to sign in. Kept until the visitor has signed in. */
  { key: 'plaza.afterLogin', area: 'session', clearedBy: 'logout' },
  /** The game session that this tab has open, so that a reload continues it. Kept until the game is left. */
  { key: 'plaza.launch', area: 'session', clearedBy: 'logout' },
  /** Lotteries of the hall, shown at once and revalidated. Kept until the next answer. */
  { key: 'lotts', area: 'local', clearedBy: 'logout' },
  /** Lotteries in the prize mode of lottery, shown at once and revalidated. Kept until the next answer. */
  { key: 'lottList', area: 'local', clearedBy: 'logout' },
  /** Lotteries in the prize mode of e-lottery, shown at once and revalidated. Kept until the next answer. */
  { key: 'elottList', area: 'local', clearedBy: 'logout' },
  /** Lotteries that were marked as favourites or played last in this browser. Kept until log-out. */
  { key: 'plaza.ownLotts', area: 'local', clearedBy: 'logout' },
  /** Lottery → the lines of a slip that was not sent yet. Kept over a sign-in, as long as the tab. */
  { key: 'plaza.slip', area: 'session', clearedBy: 'logout' },
  /** The bet that is on its way, with its key. Kept until the gateway has answered and another one begins. */
  { key: 'plaza.bet', area: 'session', clearedBy: 'logout' },
  /** Lottery → Tradition or Entertainment, as last used. Kept until log-out. */
  { key: 'plaza.playTypes', area: 'local', clearedBy: 'logout' },
  /** Whether numbers stay on a betting table after their bet. Kept until log-out. */
  { key: 'plaza.keepPicks', area: 'local', clearedBy: 'logout' },
  /** User name → the numbers that this account saved under a name; another account sees none of them. Kept until deleted. */
  { key: 'plaza.savedPicks', area: 'local', clearedBy: 'never' },
] as const satisfies readonly StorageContribution[]

export type StorageKey = (typeof storageKeys)[number]['key']
