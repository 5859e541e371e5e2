import {
  allowArtwork,
  importCatalogue,
  importContent,
  importLotteries,
  importMerchants,
  settingsArtwork,
  type ImportedVendor,
  type Trx,
} from '@plaza/gateway/world-api'
import type { WorldVendor } from '../world/games/world-vendors'
import type { World } from '../world/world'

const hourMs = 3_600_000

/** Every artwork path in the world, once. */
export function artworkPaths(world: World): string[] {
  const paths = world.merchants.flatMap(({ vendors, games, content, settings, lotteries }) => [
    ...settingsArtwork(settings),
    ...vendors.map((vendor) => vendor.icon),
    ...games.map((game) => game.icon),
    ...lotteries.map((lottery) => lottery.icon),
    ...content.banners.map((banner) => banner.artwork),
    ...content.promotions.map((promotion) => promotion.artwork),
    ...content.matches.flatMap((match) => [match.homeCrest, match.awayCrest]),
  ])
  return [...new Set(paths)]
}

const vendorAt =
  (now: number) =>
  ({ maintenanceHours, types: _made, ...vendor }: WorldVendor): ImportedVendor => ({
    ...vendor,
    ...(maintenanceHours !== undefined && { maintenanceUntil: now + maintenanceHours * hourMs }),
  })

/** Writes merchants with their catalogue and content; `now` is the time of the world. */
export async function seedCatalogue(trx: Trx, world: World, now: number): Promise<void> {
  await importMerchants(trx, world.merchants)
  for (const merchant of world.merchants) {
    const vendors = merchant.vendors.map(vendorAt(now))
    await importCatalogue(trx, merchant.code, { ...merchant, vendors })
    await importContent(trx, merchant.code, merchant.content)
    await importLotteries(trx, merchant.code, merchant.lotteries, now)
  }
  await allowArtwork(trx, artworkPaths(world))
}
