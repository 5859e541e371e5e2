import {
  CallFailure,
  defineModule,
  isArtworkAllowed,
  type Database,
  type Gateway,
} from '@plaza/gateway/world-api'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { parseArtworkAddress } from './artwork-address'
import { ArtworkBusy, createArtworkStore, type ArtworkStore } from './artwork-store'
import type { ArtworkFile } from './render-artwork'
import { startWarming } from './warm-artwork'

const paramsSchema = z.object({ kind: z.string(), seed: z.string(), file: z.string() })
const mediaTypes = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' } as const
/** A year, because the picture at an address never changes. */
const forEver = 'public, max-age=31536000, immutable'

/** The artwork of a gateway: the pictures that the database names, stored in the data folder. */
export const openArtworkStore = (
  db: Database,
  settings: Pick<Gateway['settings'], 'dataDir'>,
): ArtworkStore =>
  createArtworkStore({
    folder: join(settings.dataDir, 'artwork'),
    isShown: (path) => isArtworkAllowed(db.read, path),
  })

function calls({ app, db, settings }: Gateway): void {
  const store = openArtworkStore(db, settings)
  startWarming(app, store)
  const bytesOf = async (file: ArtworkFile): Promise<Buffer | undefined> => {
    try {
      return await store.read(file)
    } catch (error) {
      if (error instanceof ArtworkBusy) throw new CallFailure('service.unavailable')
      throw error
    }
  }
  app.get('/img/:kind/:seed/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = z.parse(paramsSchema, request.params)
    const file = parseArtworkAddress(params.kind, params.seed, params.file)
    const bytes = file && (await bytesOf(file))
    if (!file || !bytes) throw new CallFailure('request.not.found')
    return reply
      .header('cache-control', forEver)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(mediaTypes[file.format])
      .send(bytes)
  })
}

/**
 * `GET /img/<kind>/<seed>/<size>@<density>x.<format>` on any host: artwork, drawn on first request (contract
 * `artworkUrl`, `appIconUrl`). Only pictures that the database names are drawn; anything else is not found. The
 * pictures on the first screen of home are drawn once the gateway listens.
 */
export const artworkModule = defineModule({ name: 'demo/artwork', calls })
