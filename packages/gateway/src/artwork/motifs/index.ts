import * as arcade from './arcade'
import * as beasts from './beasts'
import * as festival from './festival'
import * as fish from './fish'
import * as fruit from './fruit'
import * as luck from './luck'
import * as sea from './sea'
import * as sport from './sport'
import * as table from './table'

/** Every motif by name. */
export const motifs = {
  ...fruit,
  ...luck,
  ...sea,
  ...fish,
  ...beasts,
  ...festival,
  ...table,
  ...sport,
  ...arcade,
} as const

export type MotifName = keyof typeof motifs
export const motifNames = Object.keys(motifs) as MotifName[]
export type { Motif } from './motif'
