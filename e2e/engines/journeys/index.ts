import { account } from './account'
import { frontDoor } from './front-door'
import type { Journey } from './journey'
import { play } from './play'

export type { Journey } from './journey'
/** The twelve journeys that a person makes in every engine. */
export const journeys: readonly Journey[] = [...frontDoor, ...play, ...account]
