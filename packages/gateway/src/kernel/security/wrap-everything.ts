import type { Database } from '../database/database'
import type { OutsideKeys } from './outside-keys'
import { prepareSealingKeys } from './sealing-keys'
import { prepareSecrets } from './shared-secret'

/**
 * Wraps by the current outside key everything in the database that another wrapped or nobody did. Answers how many.
 * @throws PlainError when the key that wrapped something is not there.
 */
export const wrapEverything = async (db: Database, outside: OutsideKeys, now: number): Promise<number> =>
  (await prepareSealingKeys(db, outside, now)) + (await prepareSecrets(db, outside))
