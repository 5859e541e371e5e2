import { sql } from 'kysely'
import { advisoryLock } from '../../kernel/database/advisory-lock'
import type { Database } from '../../kernel/database/database'
import type { PasswordHasher } from '../../kernel/security/password-hasher'
import { linkDemoVendors } from '../../modules/play/vendors'
import { buildWorld, demoSeed } from '../world'
import { seedCatalogue } from './seed-catalogue'
import { seedPeople } from './seed-people'
import { seedPlay } from './seed-play'
import { seedRelations } from './seed-relations'

/** Password of every account of the demo (START-4). */
export const demoPassword = 'Play1234'
/** Withdrawal password of every account of the demo. */
export const demoPaymentPassword = '246810'

export interface SeedInput {
  hasher: Pick<PasswordHasher, 'hash'>
  now: number
  seed?: string
  /** Games of merchant `demo`. */
  games?: number
}

/**
 * Writes the demo world into a database that has no members yet, in one transaction: all of it or nothing, once
 * however many processes start together. Returns whether it did (START-4).
 *
 * All accounts of the demo share two hashes, made here: they have the same published passwords, so a salt of each
 * one's own would hide nothing, and hashing 200 times would take half a minute. A changed password gets a hash and
 * salt of its own like any other.
 */
export async function seedWorld(
  db: Database,
  { hasher, now, seed = demoSeed, games }: SeedInput,
): Promise<boolean> {
  const isSeeded = (await db.read.selectFrom('members').select('id').limit(1).execute()).length > 0
  if (isSeeded) return false
  const hashes = {
    password: await hasher.hash(demoPassword),
    paymentPassword: await hasher.hash(demoPaymentPassword),
  }
  const world = buildWorld(seed, now, games)
  const isWritten = await db.transaction(async (trx) => {
    await advisoryLock(trx, 'seed-world')
    const members = await trx.selectFrom('members').select('id').limit(1).execute()
    const merchants = await trx.selectFrom('merchants').select('code').limit(1).execute()
    if (members.length + merchants.length > 0) return false
    await seedCatalogue(trx, world, now)
    await linkDemoVendors(trx)
    for (const merchant of world.merchants) {
      await seedPeople(trx, merchant, hashes, now)
      await seedRelations(trx, merchant, now)
      await seedPlay(trx, merchant, now)
    }
    return true
  })
  // So many rows at once: the planner should know them before the first visitor comes.
  if (isWritten) await sql`analyze`.execute(db.read)
  return isWritten
}
