import {
  addGames,
  hasContent,
  hasGames,
  hasLotteries,
  hasTiles,
  importCatalogue,
  importContent,
  importLotteries,
  settingsArtwork,
  type ImportedVendor,
} from '@plaza/gateway/world-api'
import type { WorldVendor } from '../world/games/world-vendors'
import { lotteryCodes } from '../world/lotteries/world-lotteries'
import { demoMerchants } from '../world/merchants'
import type { World, WorldMerchant } from '../world/world'
import { definePart } from './world-part'

const hourMs = 3_600_000

const withCatalogue = demoMerchants.flatMap(({ code, trialOf }) => (trialOf === null ? [code] : []))
const withLotteries = Object.keys(lotteryCodes)

const catalogueArtwork = ({ vendors, games }: WorldMerchant): string[] =>
  [...vendors, ...games].map(({ icon }) => icon)
const contentArtwork = ({ content: { banners, promotions, matches } }: WorldMerchant): string[] => [
  ...[...banners, ...promotions].map(({ artwork }) => artwork),
  ...matches.flatMap((match) => [match.homeCrest, match.awayCrest]),
]
const lotteryArtwork = ({ lotteries }: WorldMerchant): string[] => lotteries.map(({ icon }) => icon)
const tilesOf = ({ games }: WorldMerchant) => games.filter(({ lottery }) => lottery !== null)

/** Every artwork path in the world, once. */
export function artworkPaths(world: World): string[] {
  const paths = world.merchants.flatMap((merchant) => [
    ...settingsArtwork(merchant.settings),
    ...catalogueArtwork(merchant),
    ...lotteryArtwork(merchant),
    ...contentArtwork(merchant),
  ])
  return [...new Set(paths)]
}

const vendorAt =
  (now: number) =>
  ({ maintenanceHours, types: _made, ...vendor }: WorldVendor): ImportedVendor => ({
    ...vendor,
    ...(maintenanceHours !== undefined && { maintenanceUntil: now + maintenanceHours * hourMs }),
  })

/** Vendors and games of a merchant, with its tiles of lotteries. */
export const catalogue = definePart({
  name: 'catalogue',
  merchants: withCatalogue,
  has: hasGames,
  artwork: catalogueArtwork,
  plan: ({ vendors }, { now }) => vendors.map(vendorAt(now)),
  write: (trx, vendors, merchant) => importCatalogue(trx, merchant.code, { ...merchant, vendors }),
})

/** Banners, announcements, promotions, help and contacts of a merchant. */
export const content = definePart({
  name: 'content',
  merchants: withCatalogue,
  has: hasContent,
  artwork: contentArtwork,
  plan: ({ content: planned }) => planned,
  write: (trx, planned, { code }) => importContent(trx, code, planned),
})

/** The lotteries of a merchant with their past, and their tiles. */
export const lotteries = definePart({
  name: 'lotteries',
  merchants: withLotteries,
  has: hasLotteries,
  artwork: lotteryArtwork,
  plan: (merchant) => ({ lotteries: merchant.lotteries, tiles: tilesOf(merchant) }),
  write: async (trx, { lotteries: planned, tiles }, { code }, { now }) => {
    await importLotteries(trx, code, planned, now)
    // A catalogue of this version has them among its other games.
    if (!(await hasTiles(trx, code))) await addGames(trx, code, tiles)
  },
})
