import { hashText, type SeededRandom } from '@plaza/gateway/seeded-random'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A payment reference for a bank, unique in the world. */
export function randomReference(seed: string, random: SeededRandom): string {
  const owner = hashText(seed).toString(36).toUpperCase().padStart(7, '0')
  return `PZ${owner}${Array.from({ length: 6 }, () => random.pick([...letters])).join('')}`
}
