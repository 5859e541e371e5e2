import type { SeededRandom } from '../seeded-random'
import type { MotifName } from './motifs'

/** What goes well beside what: small things that fly, lie or stand around a subject. */
const circles: readonly (readonly MotifName[])[] = [
  ['mango', 'cherries', 'watermelon', 'pineapple', 'citrus', 'grapes', 'coconut', 'strawberry', 'sun'],
  [
    'koi',
    'turtle',
    'octopus',
    'shark',
    'crab',
    'jellyfish',
    'puffer',
    'coralBranch',
    'pearl',
    'conch',
    'anchor',
  ],
  ['wave', 'vinta', 'lighthouse', 'compass', 'chest', 'treasureMap', 'anchor', 'pearl', 'conch', 'volcano'],
  ['cards', 'aces', 'chips', 'dice', 'roulette', 'mahjong', 'coin', 'knight'],
  [
    'football',
    'basketball',
    'volleyball',
    'glove',
    'shuttlecock',
    'helmet',
    'racket',
    'target',
    'trophy',
    'luckyStar',
  ],
  ['controller', 'swords', 'shield', 'robot', 'rocket', 'bolt', 'magnetWheel', 'gem'],
  ['paperLantern', 'parol', 'drum', 'mask', 'abanico', 'fireworks', 'envelope', 'sampaguita', 'butterfly'],
  ['drawBalls', 'ticket', 'wheel', 'luckyStar', 'coin', 'clover'],
  ['dragon', 'tiger', 'carabao', 'eagle', 'phoenixFeather', 'luckyToad', 'rooster', 'ingot', 'envelope'],
  ['moon', 'luckyStar', 'rocket', 'wizardHat', 'gem', 'sun'],
]
/** What goes beside anything. */
const everywhere: readonly MotifName[] = ['coin', 'gem', 'luckyStar', 'clover', 'sampaguita']

/** A companion for a motif, unlike it. */
export function companionOf(motif: MotifName, random: SeededRandom): MotifName {
  const near = circles.filter((circle) => circle.includes(motif)).flat()
  return random.pick([...near, ...near, ...everywhere].filter((name) => name !== motif))
}
