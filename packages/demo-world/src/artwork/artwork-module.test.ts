import type { AnswerOf } from '@plaza/contract/kernel'
import { artworkUrl, type homeCall } from '@plaza/contract/site'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'
import { openArtworkStore } from './artwork-module'
import { warmArtwork } from './warm-artwork'

describe('pictures over HTTP', () => {
  let test: SeededGateway
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'artwork-'))
    test = await createSeededGateway(dataDir)
  })
  afterAll(async () => {
    await test.close()
    await rm(dataDir, { recursive: true })
  })

  const home = () => test.value<AnswerOf<typeof homeCall>>('/wps/system/home')

  it('pictures exist for everything on the first screen, with at most 150 KiB at density 2', async () => {
    const { banners, popular, hotMatches } = await home()
    const urls = [
      artworkUrl(banners[0]?.url ?? '', 'banner', 2, 'avif'),
      ...(popular.sections[0]?.games ?? []).map((game) => artworkUrl(game.iconUrl, 'tile', 2, 'avif')),
      ...hotMatches
        .slice(0, 1)
        .flatMap((match) => [
          artworkUrl(match.homeTeamImageUrl, 'crest', 2, 'avif'),
          artworkUrl(match.awayTeamImageUrl, 'crest', 2, 'avif'),
        ]),
    ]
    let bytes = 0
    for (const url of urls) {
      const answer = await test.call({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/avif')
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      bytes += answer.rawPayload.length
    }
    expect(urls).toHaveLength(12)
    expect(bytes).toBeLessThan(90 * 1024)
  })

  it('pictures are served on any host, also of a closed merchant', async () => {
    const { banners } = await home()
    const url = artworkUrl(banners[0]?.url ?? '', 'banner', 1, 'webp')
    for (const host of ['closed.localhost', 'cdn.example'])
      expect((await test.call({ url, headers: { host } })).statusCode).toBe(200)
  })

  it.each([
    '/img/game/dragon-burst-summit-ember-99/tile@1x.avif',
    '/img/game/none/tile@1x.avif',
    '/img/game/..%2f..%2fdata/tile@1x.avif',
    '/img/game/%00/tile@1x.avif',
    '/img/banner/paperLantern-horizon-market-dusk-1/tile@1x.avif',
    '/img/banner/paperLantern-horizon-market-dusk-1/banner@1x.svg',
    '/img/banner/paperLantern-horizon-market-dusk-1',
    '/img/',
  ])('no picture is found at %s', async (url) => {
    const answer = await test.call({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'request.not.found' })
  })

  it('the pictures of the first screen can be drawn ahead of time, and drawing ends when the gateway stops', async () => {
    const store = openArtworkStore(test.db, { dataDir })
    const drawn: string[] = []
    const counting = {
      read: (file: Parameters<typeof store.read>[0]) => (drawn.push(file.seed), store.read(file)),
    }
    await warmArtwork(test.app, counting, AbortSignal.abort())
    expect(drawn).toEqual([])
    await warmArtwork(test.app, counting, new AbortController().signal)
    expect(drawn.length).toBeGreaterThanOrEqual(24)
  })
})
