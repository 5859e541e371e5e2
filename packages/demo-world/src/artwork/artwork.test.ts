import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { artworkSvg } from './artwork-svg'
import { parseArtworkAddress } from './artwork-address'
import { ArtworkBusy, createArtworkStore } from './artwork-store'
import {
  briefSeed,
  iconSeed,
  layouts,
  logoSeed,
  parseBrief,
  parseIcon,
  parseLogo,
  settings,
  type Brief,
} from './brief'
import { buildWorld, demoSeed } from '../world/world'
import { motifNames } from './motifs'
import { paletteNames } from './palettes'
import { renderArtwork } from './render-artwork'

const brief: Brief = { motif: 'dragon', layout: 'burst', setting: 'summit', palette: 'ember', variant: 7 }

describe('artwork', () => {
  it('artwork offers at least 40 motifs, 12 palettes and 6 layouts', () => {
    expect(motifNames.length).toBeGreaterThanOrEqual(80)
    expect(paletteNames).toHaveLength(12)
    expect(layouts).toHaveLength(6)
    expect(settings).toHaveLength(12)
  })

  it('artwork has a wordmark for every vendor and a scene for every banner of the demo', () => {
    const demo = buildWorld(demoSeed, 0).merchants[0]
    expect(demo?.vendors).toHaveLength(40)
    for (const { icon } of demo?.vendors ?? []) {
      const seed = icon.split('/')[3] ?? ''
      expect(artworkSvg({ kind: 'vendor', seed, width: 192, height: 96 })).toMatch(/stroke-linecap/)
    }
    const shown = [...(demo?.content.banners ?? []), ...(demo?.content.promotions ?? [])]
    expect(shown.length).toBeGreaterThanOrEqual(8)
    for (const { artwork } of shown)
      expect(settings).toContain(parseBrief(artwork.split('/')[3] ?? '')?.setting)
  })

  it('the demo’s games use 40 motifs and every palette, layout and setting', () => {
    const briefs = (buildWorld(demoSeed, 0).merchants[0]?.games ?? []).map((game) =>
      parseBrief(game.icon.split('/')[3] ?? ''),
    )
    const count = (part: keyof Brief) => new Set(briefs.map((one) => one?.[part])).size
    expect(count('motif')).toBeGreaterThanOrEqual(40)
    expect(count('palette')).toBe(12)
    expect(count('layout')).toBe(6)
    expect(count('setting')).toBe(12)
  })

  // LOOK-3
  it('artwork is the same for the same seed and different for another', () => {
    const draw = (variant: number, width = 240) =>
      artworkSvg({ kind: 'game', seed: briefSeed({ ...brief, variant }), width, height: 320 })
    expect(draw(7)).toBe(draw(7))
    expect(draw(7)).not.toBe(draw(8))
  })

  it.each(motifNames)('the motif %s is drawn with finite numbers and no undefined reference', (motif) => {
    const seed = briefSeed({ ...brief, motif, layout: 'field', setting: 'market' })
    const svg = artworkSvg({ kind: 'game', seed, width: 240, height: 320 }) ?? ''
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|<image|href="[^#]/)
    const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)(\w+)/g)) expect(ids).toContain(id)
  })

  it.each(settings.flatMap((setting) => layouts.map((layout) => [setting, layout] as const)))(
    'the setting %s is painted in layout %s at any aspect ratio',
    (setting, layout) => {
      for (const width of [240, 720]) {
        const svg = artworkSvg({
          kind: 'game',
          seed: briefSeed({ ...brief, setting, layout }),
          width,
          height: 320,
        })
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      }
    },
  )

  it('the seed parser accepts the seeds that artwork writes and nothing else', () => {
    expect(parseBrief(briefSeed(brief))).toEqual(brief)
    const logo = { word: 'habagat play', motif: 'wave', palette: 'tide' } as const
    expect(parseLogo(logoSeed(logo))).toEqual(logo)
  })

  it.each([
    '',
    'dragon',
    'dragon-burst-summit-ember',
    'dragon-burst-summit-ember-07',
    'dragon-burst-summit-ember-100',
    'dragon-burst-summit-ember-1-1',
    'toString-burst-summit-ember-1',
    'dragon-burst-summit-constructor-1',
    'dragon-burst-moon-ember-1',
  ])('%p is not a seed of artwork', (seed) => expect(parseBrief(seed)).toBeUndefined())

  // LOOK-3
  it('artwork is rendered in the requested size and small enough for the first screen', async () => {
    const bytes = await renderArtwork({
      kind: 'game',
      seed: briefSeed(brief),
      size: 'tile',
      density: 2,
      format: 'avif',
    })
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([240, 320])
    expect(bytes?.length).toBeLessThan(10_000)
    expect(
      await renderArtwork({ kind: 'game', seed: 'none', size: 'tile', density: 1, format: 'webp' }),
    ).toBeUndefined()
  })
})

describe('an app icon', () => {
  const seed = iconSeed({ motif: 'pearl', palette: 'orchid' })
  const draw = async (name: string) => {
    const file = parseArtworkAddress('icon', seed, name)
    const { data, info } = await sharp(file && (await renderArtwork(file)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { size: [info.width, info.height], cornerAlpha: data[3] }
  }

  it.each([
    ['any-192.png', 192, 0],
    ['any-512.png', 512, 0],
    // The device cuts these itself: a transparent corner would appear black, or as a hole.
    ['any-180.png', 180, 255],
    ['maskable-512.png', 512, 255],
  ])('the icon %s is drawn with %d pixels and the corner alpha %d', async (name, pixels, alpha) => {
    expect(await draw(name)).toEqual({ size: [pixels, pixels], cornerAlpha: alpha })
  })

  it.each(['any-191.png', 'any-0192.png', 'maskable-192.png', 'constructor-512.png', 'any-192.webp'])(
    '%s is not the name of an app icon',
    (name) => expect(parseArtworkAddress('icon', seed, name)).toBeUndefined(),
  )

  it.each(['', 'pearl', 'pearl-none', 'none-orchid', 'pearl-orchid-1', 'toString-orchid'])(
    '%p is not the seed of an app icon',
    (given) => expect(parseIcon(given)).toBeUndefined(),
  )
})

describe('an address of artwork', () => {
  it('an artwork address maps to a file name', () => {
    expect(parseArtworkAddress('game', 'a-b-c', 'tile@2x.avif')).toEqual({
      kind: 'game',
      seed: 'a-b-c',
      size: 'tile',
      density: 2,
      format: 'avif',
    })
  })
  it.each([
    ['games', 'a-b-c', 'tile@2x.avif'],
    ['game', '..', 'tile@2x.avif'],
    ['game', 'a/b', 'tile@2x.avif'],
    ['game', 'a.b', 'tile@2x.avif'],
    ['game', 'a'.repeat(81), 'tile@2x.avif'],
    ['game', 'a-b-c', 'tile@3x.avif'],
    ['game', 'a-b-c', 'tile@2x.png'],
    ['game', 'a-b-c', 'logo@2x.avif'],
    ['game', 'a-b-c', 'constructor@2x.avif'],
    ['vendor', 'a-b-c', 'tile@1x.webp'],
    ['constructor', 'a-b-c', 'tile@1x.webp'],
  ])('%s/%s/%s is not an artwork address', (kind, seed, name) =>
    expect(parseArtworkAddress(kind, seed, name)).toBeUndefined(),
  )
})

describe('the artwork store', () => {
  let folder: string
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'artwork-'))))
  afterEach(() => rm(folder, { recursive: true }))
  const file = (seed = briefSeed(brief)) =>
    ({ kind: 'game', seed, size: 'tile', density: 1, format: 'webp' }) as const

  it('a picture is drawn once for any number of concurrent requests', async () => {
    let checks = 0
    const store = createArtworkStore({ folder, isShown: () => Promise.resolve(++checks > 0) })
    const [first, second] = await Promise.all([store.read(file()), store.read(file())])
    expect(first).toBe(second)
    expect(await store.read(file())).toEqual(first)
    expect(checks).toBe(1)
    expect(await readdir(join(folder, 'v1', 'game', briefSeed(brief)))).toEqual(['tile@1x.webp'])
  })

  it('no picture is drawn that nothing on the site shows', async () => {
    const store = createArtworkStore({ folder, isShown: () => Promise.resolve(false) })
    expect(await store.read(file())).toBeUndefined()
    expect(await readdir(folder)).toEqual([])
  })

  it('drawing is refused when too many requests wait, and works again afterwards', async () => {
    const store = createArtworkStore({
      folder,
      isShown: () => Promise.resolve(true),
      atOnce: 1,
      mostWaiting: 1,
    })
    const seeds = [1, 2, 3].map((variant) => briefSeed({ ...brief, variant }))
    const results = await Promise.allSettled(seeds.map((seed) => store.read(file(seed))))
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(
      results.some((result) => result.status === 'rejected' && result.reason instanceof ArtworkBusy),
    ).toBe(true)
    expect(await Promise.all(seeds.slice(2).map((seed) => store.read(file(seed))))).toHaveLength(1)
  })
})
