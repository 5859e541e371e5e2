import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Trx } from '../../../kernel/database/database'

/** Contracts of a merchant change one after the other, because each depends on the one above and on those below. */
export const lockContracts = (trx: Trx, merchant: string): Promise<void> =>
  advisoryLock(trx, `contracts ${merchant}`)
