import { realMerchants, type Trx } from '@plaza/gateway/world-api'
import { buildWorld, demoSeed } from '../world/world'
import { hashesOf, type SeedInput } from './prepare-world'
import { worldParts } from './world-parts'
import { missingParts, planParts } from './write-parts'
import type { WorldPart } from './world-part'

/**
 * Gives the merchants of a demo that an earlier version wrote the parts of the world that they lack, planned for today. A
 * merchant that has left gets none. Returns what was given: merchants with the names of their parts.
 */
export async function completeWorld(
  trx: Trx,
  { hasher, now, dataDir, seed = demoSeed, games, drawSeconds }: SeedInput,
): Promise<string[]> {
  const lacking = new Map<string, WorldPart[]>()
  for (const code of await realMerchants(trx)) {
    const missing = await missingParts(trx, worldParts, code)
    if (missing.length > 0) lacking.set(code, missing)
  }
  if (lacking.size === 0) return []
  const terms = { hashes: await hashesOf(hasher), defaultAccounts: new Map(), now, dataDir }
  for (const merchant of buildWorld(seed, now, games, drawSeconds).merchants)
    await planParts(lacking.get(merchant.code) ?? [], merchant, terms)(trx)
  return [...lacking].map(([code, parts]) => `${code}: ${parts.map(({ name }) => name).join(', ')}`)
}
