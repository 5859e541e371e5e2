import type { Trx } from '../../kernel/database/database'
import { settingsArtwork } from '../../kernel/merchants/settings-artwork'
import type { WorldVendor } from '../games/world-vendors'
import type { World, WorldMerchant } from '../world'
import { cleanContent } from './clean-content'
import { insertRows } from './insert-rows'

const hourMs = 3_600_000

async function seedGames(
  trx: Trx,
  { code: merchant, categories, vendors, games, classes }: WorldMerchant,
  now: number,
): Promise<void> {
  await insertRows(
    trx,
    'categories',
    categories.map((category, index) => ({ merchant, category, rank: index + 1 })),
  )
  await insertRows(
    trx,
    'vendors',
    vendors.map((vendor, index) => ({
      merchant,
      code: vendor.code,
      name: vendor.name,
      icon: vendor.icon,
      rank: index + 1,
      ...maintenanceOf(vendor, now),
      presentation: vendor.presentation ?? 'frame',
      orientation: vendor.orientation ?? null,
      blocked_countries: vendor.blockedCountries ?? [],
    })),
  )
  await insertRows(
    trx,
    'game_classes',
    classes.map((one, index) => ({ merchant, ...one, rank: index + 1 })),
  )
  await insertRows(
    trx,
    'games',
    games.map((game) => ({
      merchant,
      node_id: game.nodeId,
      game_id: game.gameId,
      name: game.name,
      game_type: game.type,
      vendor: game.vendor,
      icon: game.icon,
      tint: game.tint,
      support_play: game.engine !== null,
      badge: game.badge,
      min_bet_minor: game.minBetMinor,
      max_bet_minor: game.maxBetMinor,
      rtp_basis_points: game.rtpBasisPoints,
      volatility: game.volatility,
      lines: game.lines,
      is_new: game.isNew,
      hot_rank: game.hotRank,
      rank: game.rank,
      engine: game.engine,
      classes: game.classes,
      room_type: game.roomType,
    })),
  )
}

const maintenanceOf = ({ maintenanceHours }: WorldVendor, now: number) => ({
  is_in_maintenance: maintenanceHours !== undefined,
  maintenance_until: maintenanceHours === undefined ? null : now + maintenanceHours * hourMs,
  maintenance_cause: maintenanceHours === undefined ? null : 'operator',
})

async function seedContent(trx: Trx, { code: merchant, content }: WorldMerchant): Promise<void> {
  const { banners, matches, announcements, promotions, help, contacts, agreement } = cleanContent(content)
  const ranked = <T>(rows: readonly T[]) => rows.map((row, index) => ({ merchant, ...row, rank: index + 1 }))
  await insertRows(trx, 'banners', ranked(banners))
  await insertRows(
    trx,
    'hot_matches',
    matches.map((match) => ({
      merchant,
      id: match.id,
      starts_at: match.startsAt,
      repeats_ms: match.repeatsMs,
      league: match.league,
      home_team: match.homeTeam,
      away_team: match.awayTeam,
      home_crest: match.homeCrest,
      away_crest: match.awayCrest,
      vendor: match.vendor,
      room_id: match.roomId,
      node_id: match.nodeId,
    })),
  )
  await insertRows(
    trx,
    'announcements',
    announcements.map(({ promotionType, goTo, publishedAt, ...one }) => ({
      merchant,
      ...one,
      promotion_type: promotionType,
      go_to: goTo,
      published_at: publishedAt,
    })),
  )
  await insertRows(
    trx,
    'promotions',
    ranked(
      promotions.map(({ startsAt, endsAt, ...one }) => ({ ...one, starts_at: startsAt, ends_at: endsAt })),
    ),
  )
  await insertRows(trx, 'help_entries', ranked(help))
  await insertRows(trx, 'service_contacts', ranked(contacts))
  await insertRows(trx, 'agreements', agreement ? [{ merchant, ...agreement }] : [])
}

/** Every artwork path that the world names, once. */
export function artworkPaths(world: World): string[] {
  const paths = world.merchants.flatMap(({ vendors, games, content, settings }) => [
    ...settingsArtwork(settings),
    ...vendors.map((vendor) => vendor.icon),
    ...games.map((game) => game.icon),
    ...content.banners.map((banner) => banner.artwork),
    ...content.promotions.map((promotion) => promotion.artwork),
    ...content.matches.flatMap((match) => [match.homeCrest, match.awayCrest]),
  ])
  return [...new Set(paths)]
}

/** Writes merchants with their catalogue and content; `now` is when the world begins. */
export async function seedCatalogue(trx: Trx, world: World, now: number): Promise<void> {
  await insertRows(
    trx,
    'merchants',
    world.merchants.map(({ code, name, currency, trialOf, settings }) => ({
      code,
      name,
      currency,
      trial_of: trialOf,
      settings,
    })),
  )
  for (const merchant of world.merchants) {
    await seedGames(trx, merchant, now)
    await seedContent(trx, merchant)
  }
  await insertRows(
    trx,
    'artwork',
    artworkPaths(world).map((path) => ({ path })),
  )
}
