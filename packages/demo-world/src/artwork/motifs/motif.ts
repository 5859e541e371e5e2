import type { SeededRandom } from '@plaza/gateway/seeded-random'
import type { Painter, Ramp } from '../painter'

/** Materials that a picture's palette hands to a motif; what has a colour of its own keeps it. */
export interface Tones {
  main: Ramp
  second: Ramp
  trim: Ramp
}

/**
 * Draws one thing in a square from −100 to 100 around the origin, lit from the upper left. What may differ from
 * picture to picture (ranks of cards, faces of dice) is drawn from the stream.
 */
export type Motif = (painter: Painter, tones: Tones, random: SeededRandom) => string
