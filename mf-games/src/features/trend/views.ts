import type { LotteryFamily } from '@plaza/contract/lottery'
import { duelsOf, sidePlacesOf } from './sides'

/** The views of a trend. */
export type ViewId = 'numbers' | 'places' | 'tails' | 'sides' | 'duels' | 'sum' | 'streaks'

/** The views that a family has: no pairs where none is compared; of a Vietnamese board its last two digits, and no sum. */
export const viewsOf = (family: LotteryFamily): ViewId[] => [
  'places',
  ...(family === 'vietnam' ? (['tails'] as const) : []),
  'numbers',
  ...(sidePlacesOf(family).length > 0 ? (['sides'] as const) : []),
  ...(duelsOf(family).length > 0 ? (['duels'] as const) : []),
  ...(family === 'vietnam' ? [] : (['sum'] as const)),
  'streaks',
]
