import {
  allowArtwork,
  importMerchants,
  linkDemoVendors,
  settingsArtwork,
  type Trx,
  type WorldInput,
} from '@plaza/gateway/world-api'
import { walletVendors } from '../world/games/world-vendors'
import { buildWorld, demoSeed } from '../world/world'
import { largeTeam } from './seed-large-team'
import type { DemoHashes, WorldPart } from './world-part'
import { worldParts } from './world-parts'
import { planParts } from './write-parts'

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
  /** How many members stand below `team01`; no such line when undefined. */
  team?: number | undefined
  /** What the merchants consist of; all of it when absent. */
  parts?: readonly WorldPart[]
}

/** The hashes of the two published passwords. */
export const hashesOf = async (hasher: WorldInput['hasher']): Promise<DemoHashes> => ({
  password: await hasher.hash(demoPassword),
  paymentPassword: await hasher.hash(demoPaymentPassword),
})

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
  dataDir,
  seed = demoSeed,
  games,
  drawSeconds,
  team,
  parts = worldParts,
}: SeedInput): Promise<(trx: Trx) => Promise<void>> {
  const terms = { hashes: await hashesOf(hasher), defaultAccounts: new Map(), now, dataDir }
  const { merchants } = buildWorld(seed, now, games, drawSeconds)
  const all = team === undefined ? parts : [...parts, largeTeam(team)]
  const planned = merchants.map((merchant) => planParts(all, merchant, terms))
  return async (trx) => {
    await importMerchants(trx, merchants)
    await allowArtwork(
      trx,
      merchants.flatMap(({ settings }) => settingsArtwork(settings)),
    )
    for (const write of planned) await write(trx)
    await linkDemoVendors(trx, walletVendors)
  }
}
