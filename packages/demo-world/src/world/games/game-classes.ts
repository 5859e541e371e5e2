import type { Localized } from '@plaza/contract/kernel'
import type { GameType } from '@plaza/contract/play'
import type { MotifName } from '../../artwork/motifs'
import { both } from '../text'

/** An extra class of the game list, as a merchant configures it (LIST-1). */
export interface WorldClass {
  code: string
  title: Localized
}

const motifsOf: Record<string, readonly MotifName[]> = {
  FRUIT: ['mango', 'cherries', 'watermelon', 'pineapple', 'citrus', 'grapes', 'coconut', 'strawberry'],
  SEA: [
    'pearl',
    'anchor',
    'wave',
    'vinta',
    'lighthouse',
    'conch',
    'koi',
    'turtle',
    'octopus',
    'shark',
    'crab',
    'jellyfish',
    'puffer',
    'coralBranch',
  ],
  DRAGON: ['dragon'],
}

export const worldClasses = (): WorldClass[] => [
  { code: 'FRUIT', title: both('Fruit', 'Prutas') },
  { code: 'SEA', title: both('Sea', 'Dagat') },
  { code: 'DRAGON', title: both('Dragons', 'Dragon') },
]

const classified: readonly GameType[] = ['RNG', 'FISH', 'INHOUSE']

/** The classes of a game, derived from its picture and its name. */
export const classesOf = (type: GameType, motif: MotifName): string[] =>
  classified.includes(type)
    ? Object.entries(motifsOf).flatMap(([code, motifs]) => (motifs.includes(motif) ? [code] : []))
    : []
