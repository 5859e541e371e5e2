import type { GameType, PopularGames } from '@plaza/contract/play'

/** A category of games in a rail: HOT, or one of the platform's types. */
export type Category = GameType | 'HOT'

const icons: Record<Category, string> = {
  HOT: 'flame',
  RNG: 'cherry',
  LIVE: 'tv',
  FISH: 'fish',
  SPORTS: 'trophy',
  ESPORTS: 'gamepad',
  COCKFIGHT: 'rooster',
  PVP: 'swords',
  INHOUSE: 'store',
  POKER: 'spade',
  LOTT: 'ticket',
}

/** Key of a category's icon in the icon table of ui. */
export const categoryIcon = (category: Category): string => icons[category]

/** HOT first, then the server's order, without duplicates (HOME-7). */
export const hotFirst = (sorting: readonly Category[]): Category[] => [
  ...new Set<Category>(['HOT', ...sorting]),
]

/** The categories of home. */
export const homeCategories = ({ sorting }: PopularGames): Category[] => hotFirst(sorting)
