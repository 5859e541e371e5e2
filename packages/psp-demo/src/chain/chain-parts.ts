import type { PspKeys } from '../keys'
import type { Store } from '../store'
import type { ChainPayment } from './chain-payment'

/** What the test chain is made of. */
export interface ChainParts {
  store: Store<ChainPayment>
  keys: PspKeys
  /** Of the wallet's pages. */
  origin: string
  /** Time between two blocks. */
  blockMs: number
  now: () => number
}
