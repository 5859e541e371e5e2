import type { SeededRandom } from '@plaza/gateway/seeded-random'
import type { Painter, Ramp } from '../painter'

/** Materials from a picture's palette for its motif; objects with a colour of their own keep it. */
export interface Tones {
  main: Ramp
  second: Ramp
  trim: Ramp
}

/**
 * Draws one object in a square from −100 to 100 around the origin, lit from the upper left. Details that vary between
 * pictures (ranks of cards, faces of dice) come from the random stream.
 */
export type Motif = (painter: Painter, tones: Tones, random: SeededRandom) => string
