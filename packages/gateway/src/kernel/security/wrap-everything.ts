import type { Database } from '../database/database'
import type { OutsideKeys } from '@plaza/server-kit'
import { prepareSealingKeys } from './sealing-keys'
import { prepareSecrets } from './shared-secret'

/**
 * Wraps by the current outside key everything in the database that is wrapped by another one or not at all. Returns how
 * many items were rewrapped.
 * @throws PlainError when the key that wrapped something is missing.
 */
export const wrapEverything = async (db: Database, outside: OutsideKeys, now: number): Promise<number> =>
  (await prepareSealingKeys(db, outside, now)) + (await prepareSecrets(db, outside))
