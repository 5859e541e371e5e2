import type { SeededRandom } from '@plaza/gateway/seeded-random'
import type { MotifName } from './motifs'

interface Company {
  of: readonly MotifName[]
  /**
   * Small decorations that float around, lie beside or surround the subject; animal heads are never among those that
   * lie.
   */
  are: readonly MotifName[]
}

const fruit: readonly MotifName[] = [
  'mango',
  'cherries',
  'watermelon',
  'pineapple',
  'citrus',
  'grapes',
  'coconut',
  'strawberry',
]
const ofTheSea: readonly MotifName[] = [
  'koi',
  'turtle',
  'octopus',
  'shark',
  'crab',
  'jellyfish',
  'puffer',
  'coralBranch',
  'conch',
  'pearl',
]
const ofTheTable: readonly MotifName[] = ['cards', 'aces', 'chips', 'dice', 'roulette', 'mahjong', 'knight']
const ofSports: readonly MotifName[] = [
  'football',
  'basketball',
  'volleyball',
  'glove',
  'shuttlecock',
  'helmet',
  'racket',
  'target',
  'trophy',
]
const beasts: readonly MotifName[] = ['dragon', 'tiger', 'carabao', 'eagle', 'luckyToad', 'butterfly']

const companies: readonly Company[] = [
  { of: [...fruit, 'pot'], are: [...fruit, 'sampaguita'] },
  { of: ofTheSea, are: ['pearl', 'conch', 'coralBranch', 'jellyfish', 'puffer', 'coin'] },
  {
    of: ['wave', 'vinta', 'lighthouse', 'compass', 'chest', 'treasureMap', 'anchor', 'volcano'],
    are: ['pearl', 'conch', 'compass', 'anchor', 'vinta', 'gem'],
  },
  { of: ofTheTable, are: ['chips', 'dice', 'coin', 'gem', 'aces'] },
  { of: ofSports, are: ['luckyStar', 'trophy', 'football', 'basketball', 'coin'] },
  {
    of: ['controller', 'swords', 'shield', 'robot', 'rocket', 'bolt', 'magnetWheel'],
    are: ['bolt', 'shield', 'gem', 'rocket', 'luckyStar'],
  },
  {
    of: ['paperLantern', 'parol', 'drum', 'mask', 'abanico', 'fireworks', 'envelope', 'sampaguita'],
    are: ['paperLantern', 'parol', 'sampaguita', 'butterfly', 'envelope'],
  },
  { of: ['drawBalls', 'ticket', 'wheel'], are: ['luckyStar', 'coin', 'clover', 'ticket'] },
  { of: beasts, are: ['ingot', 'envelope', 'gem', 'phoenixFeather', 'coin', 'paperLantern'] },
  { of: ['rooster', 'phoenixFeather'], are: ['phoenixFeather', 'coin', 'luckyStar'] },
  { of: ['moon', 'sun', 'wizardHat', 'luckyStar'], are: ['luckyStar', 'moon', 'gem', 'butterfly'] },
]
/** Decorations that fit any subject. */
const everywhere: readonly MotifName[] = ['coin', 'gem', 'luckyStar', 'clover', 'sampaguita']

/** A companion for a motif that differs from it. */
export function companionOf(motif: MotifName, random: SeededRandom): MotifName {
  const own = companies.find((company) => company.of.includes(motif))?.are ?? everywhere
  return random.pick(own.filter((name) => name !== motif))
}
