import { readFile, writeFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Release } from '@plaza/contract/federation'
import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

const base = `/assets/mf-games/${ids['mf-games']}`
const text = `console.info('${'games'.repeat(300)}')`
let edge: TestEdge
beforeAll(async () => {
  edge = await createTestEdge()
})
afterAll(() => closeTestEdge(edge))
const get = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({ url, headers: { host: 'localhost', ...headers } })

describe('a file of a release', () => {
  it('serves a release file as immutable, with its type, without sniffing or framing', async () => {
    const answer = await get(`${base}/entry.js`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.body).toBe(text)
  })

  const encodings: [string, string | undefined, (bytes: Buffer) => Buffer][] = [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', undefined, (bytes) => bytes],
    ['br;q=0', undefined, (bytes) => bytes],
  ]
  it.each(encodings)(
    'serves a release file for the accepted encodings "%s" as %s',
    async (accepted, encoding, open) => {
      const answer = await get(`${base}/entry.js`, { 'accept-encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(open(answer.rawPayload).toString()).toBe(text)
    },
  )

  it('a strong ETag never stands for several encodings of a release file', async () => {
    const files = await Promise.all(
      ['br', 'gzip', 'identity'].map((accepted) => get(`${base}/entry.js`, { 'accept-encoding': accepted })),
    )
    expect(new Set(files.map(({ headers }) => headers['content-encoding'])).size).toBe(3)
    for (const { headers } of files) expect(headers['etag']).toMatch(/^W\/"/)
  })

  it('answers 304 for a release file that the browser has', async () => {
    const { etag } = (await get(`${base}/entry.js`)).headers
    expect((await get(`${base}/entry.js`, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it('serves a release file that a browser would render under a policy that runs nothing', async () => {
    const answer = await get(`/assets/shell/${ids.shell}/img/logo.svg`)
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    )
  })

  it('serves the release document beside the files of a release', async () => {
    expect((await get(`${base}/release.json`)).json()).toMatchObject({ remote: 'mf-games' })
    expect((await get(`${base}/release.sig.json`)).json()).toHaveProperty('signature')
  })
})

// EDGE-5
it('serves the files.json of a release as immutable, compressed, with the hash of every file', async () => {
  const answer = await get(`${base}/files.json`, { 'accept-encoding': 'br' })
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
  })
  const plain = await get(`${base}/files.json`)
  const release = (await get(`${base}/release.json`)).json<Release>()
  const { container, entry, files, preload, locales, mountDeadlineMs } = release
  expect(plain.json()).toEqual({ container, entry, files, preload, locales, mountDeadlineMs })
})

describe('files that no release lists', () => {
  it.each([
    `${base}/entry.js.br`,
    `${base}/other.js`,
    `${base}/..%2f..%2f..%2fstore.json`,
    `${base}/..%5c..%5cstore.json`,
    `${base}/%2e%2e/release.json`,
    `${base}/entry.js%00`,
    `${base}/__proto__`,
    `${base}/constructor`,
    `${base}//entry.js`,
    `/assets/..%2f..%2fkeys/${ids['mf-games']}/publisher.pem`,
    `/assets/mf-games/..%2f/x`,
    `/assets/mf-games/9.9.9-99999999/entry.js`,
    '/assets/mf-games',
    '/assets/',
    '/assets',
  ])('answers 404 in JSON for %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'request.not.found' })
  })

  it('refuses an invalid asset path with a reference', async () => {
    const answer = await get(`${base}/%zz`)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-request-id']).toBe(answer.json<{ requestId: string }>().requestId)
  })
})

describe('a damaged store', () => {
  it('serves no byte of a damaged store that differs from the hash in the release', async () => {
    const file = edge.path(`store/releases/mf-games/${ids['mf-games']}/list.js`)
    await writeFile(file, 'stolen()')
    await writeFile(`${file}.br`, 'not brotli')
    expect((await get(`${base}/list.js`)).statusCode).toBe(404)
    expect((await get(`${base}/list.js`, { 'accept-encoding': 'br' })).statusCode).toBe(404)
    const sound = await get(`${base}/list.js`, { 'accept-encoding': 'gzip' })
    expect(gunzipSync(sound.rawPayload).toString()).toContain('list')
    expect(edge.log.join()).toContain('does not match its hash')
  })

  it('serves no release document whose signature does not match', async () => {
    const file = edge.path(`store/releases/mf-games/${ids['mf-games']}/release.json`)
    const whole = await readFile(file, 'utf8')
    await writeFile(file, whole.replace('8000', '8001'))
    expect((await get(`${base}/release.json`)).statusCode).toBe(404)
    expect((await get(`${base}/release.sig.json`)).statusCode).toBe(404)
    expect((await get(`${base}/entry.js`)).statusCode).toBe(200)
    await writeFile(file, whole)
    expect((await get(`${base}/release.json`)).statusCode).toBe(200)
  })
})
