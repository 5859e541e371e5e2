import { fillEmptyDatabase, prepareTestSecrets, testStart, type Database } from '@plaza/gateway/testing'
import { prepareWorld, type SeedInput } from '../seeding/prepare-world'

/** No passwords: most suites sign accounts in without one. */
const noHasher = { hash: () => Promise.resolve('no password') }

/** Fills an empty database with the demo as of `testStart`; returns whether the database was empty. */
export async function seedDatabase(db: Database, input: Partial<SeedInput> = {}): Promise<boolean> {
  await prepareTestSecrets(db)
  return fillEmptyDatabase(db, () =>
    prepareWorld({ hasher: noHasher, now: testStart, dataDir: null, ...input }),
  )
}
