import { outsideKeysOf } from '@plaza/server-kit'
import type { Database } from '../kernel/database/database'
import { prepareSecrets } from '../kernel/security/shared-secret'
import { testOutsideKey } from './create-test-gateway'

/** Lets a suite write encrypted texts into a database before a gateway runs over it, as the start of one does. */
export async function prepareTestSecrets(db: Database): Promise<void> {
  const outside = await outsideKeysOf({ KEY_ENCRYPTION_KEY: testOutsideKey })
  if (!outside) throw new Error('no key')
  await prepareSecrets(db, outside)
}
