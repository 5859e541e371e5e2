import type { MotifName } from '../../artwork/motifs'
import type { SeededRandom } from '@plaza/gateway/seeded-random'
import { closers, nouns, numbers, openers, places, tails } from './words'

const motifs = [...nouns.keys()]

const plural = (noun: string): string =>
  /(s|sh|ch)$/.test(noun) ? noun : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`

/** A name for a slot that matches the motif in its picture. */
export function slotName(random: SeededRandom): { name: string; motif: MotifName } {
  const motif = random.pick(motifs)
  const [english, filipino] = random.pick(nouns.get(motif) ?? [])
  const roll = random.next()
  if (roll < 0.34) return { motif, name: `${random.pick(openers)} ${english}` }
  if (roll < 0.6) return { motif, name: `${english} ${random.pick(closers)}` }
  if (roll < 0.72) return { motif, name: `${random.pick(places)} ${english}` }
  if (roll < 0.86) return { motif, name: `${filipino} ng ${random.pick(tails)}` }
  if (roll < 0.92) return { motif, name: `${random.pick(numbers)} ${plural(english)}` }
  return { motif, name: `${random.pick(openers)} ${english} ${random.pick(closers)}` }
}
