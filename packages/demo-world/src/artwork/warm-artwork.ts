import type { AnswerOf } from '@plaza/contract/kernel'
import type { homeCall } from '@plaza/contract/site'
import type { Gateway } from '@plaza/gateway/world-api'
import { parseArtworkAddress } from './artwork-address'
import type { ArtworkStore } from './artwork-store'

type Server = Gateway['app']

/** Number of banners and matches to draw before the first request. */
const shownAtFirst = 2

/** Paths and sizes of the pictures on the first screen of home. */
async function firstScreen(app: Server): Promise<[path: string, size: string][]> {
  const answer = await app.inject({ url: '/wps/system/home', headers: { host: 'localhost' } })
  const { value } = answer.json<{ value?: AnswerOf<typeof homeCall> }>()
  if (!value) throw new Error(`home answered ${String(answer.statusCode)}`)
  const { banners, popular, hotMatches } = value
  const crests = hotMatches
    .slice(0, shownAtFirst)
    .flatMap((match) => [match.homeTeamImageUrl, match.awayTeamImageUrl])
  return [
    ...banners.slice(0, shownAtFirst).map(({ url }): [string, string] => [url, 'banner']),
    ...(popular.sections[0]?.games ?? []).map(({ iconUrl }): [string, string] => [iconUrl, 'tile']),
    ...crests.map((url): [string, string] => [url, 'crest']),
  ]
}

/**
 * Draws what the first screen of home shows, one picture after the other, so that the first visitor does not wait. A
 * picture that exists already costs one file check. Stops early when the signal aborts.
 */
export async function warmArtwork(app: Server, store: ArtworkStore, signal: AbortSignal): Promise<void> {
  for (const [path, size] of await firstScreen(app))
    for (const density of [2, 1]) {
      if (signal.aborted) return
      const [, , kind = '', seed = ''] = path.split('/')
      const file = parseArtworkAddress(kind, seed, `${size}@${String(density)}x.avif`)
      if (file) await store.read(file)
    }
}

/**
 * Runs `warmArtwork` in the background from when the server listens until it closes. A failure is only logged, because
 * pictures are drawn on request anyway.
 */
export function startWarming(app: Server, store: ArtworkStore): void {
  const controller = new AbortController()
  let warming = Promise.resolve()
  app.addHook('onListen', () => {
    warming = warmArtwork(app, store, controller.signal).catch((err: unknown) => {
      app.log.warn({ err }, 'could not draw the first pictures in advance')
    })
  })
  app.addHook('onClose', () => {
    controller.abort()
    return warming
  })
}
