import type { AnyOperation } from '../modules/site/operations'
import type { ActorOptions } from './actor-options'

/** Performs an operation and prints what was done, as a sentence or from how it is afterwards. */
export type Operate = (
  operation: AnyOperation,
  options: ActorOptions,
  done: string | ((after: object) => string),
) => Promise<void>
