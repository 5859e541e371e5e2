import type { Database } from '../kernel/database/database'
import type { Logger } from 'pino'
import type { GatewaySettings } from '../kernel/settings/settings'
import { openArtworkStore } from './artwork-module'
import { parseArtworkAddress } from './artwork-address'
import type { ArtworkStore } from './artwork-store'

/** Hot games on the first screen. */
const firstGames = 9

async function firstScreen(db: Database): Promise<[path: string, size: string][]> {
  const banners = await db.read.selectFrom('banners').select('artwork').orderBy('rank').limit(2).execute()
  const games = await db.read
    .selectFrom('games')
    .select('icon')
    .where('hot_rank', '<=', firstGames)
    .orderBy('hot_rank')
    .execute()
  const matches = await db.read
    .selectFrom('hot_matches')
    .select(['home_crest', 'away_crest'])
    .orderBy('starts_at')
    .limit(2)
    .execute()
  return [
    ...banners.map((row): [string, string] => [row.artwork, 'banner']),
    ...games.map((row): [string, string] => [row.icon, 'tile']),
    ...matches.flatMap((row): [string, string][] => [
      [row.home_crest, 'crest'],
      [row.away_crest, 'crest'],
    ]),
  ]
}

/**
 * Draws what the first screen of home shows, one after the other, so that the first visitor does not wait. A picture
 * that exists already costs one file check. Stops early when the signal aborts.
 */
export async function warmArtwork(db: Database, store: ArtworkStore, signal: AbortSignal): Promise<void> {
  for (const [path, size] of await firstScreen(db))
    for (const density of [2, 1]) {
      if (signal.aborted) return
      const [, , kind = '', seed = ''] = path.split('/')
      const file = parseArtworkAddress(kind, seed, `${size}@${String(density)}x.avif`)
      if (file) await store.read(file)
    }
}

/** `warmArtwork` in the background; a failure is only logged, because the pictures are drawn on request anyway. */
export function startWarming(
  db: Database,
  settings: Pick<GatewaySettings, 'dataDir'>,
  logger: Logger,
): { stop(): Promise<void> } {
  const controller = new AbortController()
  const warming = warmArtwork(db, openArtworkStore(db, settings), controller.signal).catch((err: unknown) => {
    logger.warn({ err }, 'first pictures not drawn beforehand')
  })
  return {
    stop: () => {
      controller.abort()
      return warming
    },
  }
}
