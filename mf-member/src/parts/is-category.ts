import type { GameType } from '@plaza/contract/play'

const known: Readonly<Record<GameType, true>> = {
  RNG: true,
  LIVE: true,
  FISH: true,
  SPORTS: true,
  ESPORTS: true,
  COCKFIGHT: true,
  PVP: true,
  INHOUSE: true,
  POKER: true,
  LOTT: true,
}

/** Whether this release knows a kind of game, and has its name. */
export const isCategory = (category: string): category is GameType => Object.hasOwn(known, category)

/** The kinds of game in the order of the platform. */
export const categories = Object.keys(known) as GameType[]
