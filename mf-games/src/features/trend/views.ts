import type { LotteryFamily } from '@plaza/contract/lottery'
import { duelsOf, sidePlacesOf } from './sides'

/** The views of a trend. */
export type ViewId = 'numbers' | 'places' | 'sides' | 'duels' | 'sum' | 'streaks'

/** The views that a family has: no pairs where none is compared, no sum of a Vietnamese board. */
export const viewsOf = (family: LotteryFamily): ViewId[] => [
  'places',
  'numbers',
  ...(sidePlacesOf(family).length > 0 ? (['sides'] as const) : []),
  ...(duelsOf(family).length > 0 ? (['duels'] as const) : []),
  ...(family === 'vietnam' ? [] : (['sum'] as const)),
  'streaks',
]
