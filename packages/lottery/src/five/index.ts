import type { Play, RuleSet } from '../kernel/play'
import { directPlays } from './direct'
import { groupPlays } from './groups'
import { sidePlays } from './sides'
import { singlesOf } from './singles'

const tradition: readonly Play[] = [...directPlays, ...groupPlays]

/** Five digits, 0 to 9, each drawn by itself. */
export const five: RuleSet = {
  id: 'five',
  draw: { count: 5, first: 0, last: 9, isDistinct: false, isSorted: false },
  plays: [...tradition, ...singlesOf(tradition), ...sidePlays],
}
