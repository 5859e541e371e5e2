import { linkDemoVendors, type Trx, type WorldInput } from '@plaza/gateway/world-api'
import { walletVendors } from '../world/games/world-vendors'
import { buildWorld, demoSeed } from '../world/world'
import { seedCatalogue } from './seed-catalogue'
import { seedLotteryBets } from './seed-lottery-bets'
import { seedMoney } from './seed-money'
import { seedPeople } from './seed-people'
import { seedPlay } from './seed-play'

/** Password of every account of the demo (START-4). */
export const demoPassword = 'Play1234'
/** Withdrawal password of every account of the demo. */
export const demoPaymentPassword = '246810'

export interface SeedInput extends WorldInput {
  seed?: string
  /** Number of games of merchant `demo`; the default number when undefined. */
  games?: number | undefined
  /** How often every family of lotteries draws at least, seconds; its usual schedule when undefined. */
  drawSeconds?: number | undefined
}

/**
 * Builds the demo world and returns a function that writes it into an empty database (START-4).
 *
 * All accounts of the demo share two hashes, created here. Their passwords are the same and published, so separate
 * salts would hide nothing, and hashing 200 times would take half a minute. A changed password gets its own hash and
 * salt like any other.
 */
export async function prepareWorld({
  hasher,
  now,
  seed = demoSeed,
  games,
  drawSeconds,
}: SeedInput): Promise<(trx: Trx) => Promise<void>> {
  const hashes = {
    password: await hasher.hash(demoPassword),
    paymentPassword: await hasher.hash(demoPaymentPassword),
  }
  const world = buildWorld(seed, now, games, drawSeconds)
  return async (trx) => {
    await seedCatalogue(trx, world, now)
    await linkDemoVendors(trx, walletVendors)
    for (const merchant of world.merchants) {
      await seedPeople(trx, merchant, hashes, now)
      await seedMoney(trx, merchant)
      await seedPlay(trx, merchant, now)
      await seedLotteryBets(trx, merchant)
    }
  }
}
