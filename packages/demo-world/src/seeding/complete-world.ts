import {
  addGames,
  allowArtwork,
  hasLotteries,
  importLotteries,
  realMerchants,
  type Trx,
} from '@plaza/gateway/world-api'
import { worldGames } from '../world/games/world-games'
import { worldVendors } from '../world/games/world-vendors'
import { lotteryCodes, worldLotteries } from '../world/lotteries/world-lotteries'
import { demoSeed } from '../world/world'

/**
 * Gives the merchants of a demo that an earlier version wrote what they lack: their lotteries with their past, and the
 * tiles of these. A merchant that has lotteries, or has left, gets none. Returns the merchants that got some.
 */
export async function completeWorld(trx: Trx, now: number): Promise<string[]> {
  const known = new Set(await realMerchants(trx))
  const given: string[] = []
  for (const [merchant, codes] of Object.entries(lotteryCodes)) {
    if (!known.has(merchant) || (await hasLotteries(trx, merchant))) continue
    const lotteries = worldLotteries(merchant, demoSeed, now)
    await importLotteries(trx, merchant, lotteries, now)
    const own = new Set<string>(codes)
    const tiles = worldGames(demoSeed, worldVendors()).filter(({ lottery }) => own.has(lottery ?? ''))
    await addGames(trx, merchant, tiles)
    await allowArtwork(
      trx,
      lotteries.map(({ icon }) => icon),
    )
    given.push(merchant)
  }
  return given
}
