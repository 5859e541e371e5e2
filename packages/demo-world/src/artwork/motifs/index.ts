import * as arcade from './arcade'
import * as beasts from './beasts'
import * as birds from './birds'
import * as boards from './boards'
import * as festival from './festival'
import * as fish from './fish'
import * as fortune from './fortune'
import * as fruit from './fruit'
import * as lights from './lights'
import * as luck from './luck'
import * as reefLife from './reef-life'
import * as sea from './sea'
import * as shore from './shore'
import * as sport from './sport'
import * as table from './table'

/** Every motif by name. */
export const motifs = {
  ...arcade,
  ...beasts,
  ...birds,
  ...boards,
  ...festival,
  ...fish,
  ...fortune,
  ...fruit,
  ...lights,
  ...luck,
  ...reefLife,
  ...sea,
  ...shore,
  ...sport,
  ...table,
} as const

export type MotifName = keyof typeof motifs
export const motifNames = Object.keys(motifs) as MotifName[]
