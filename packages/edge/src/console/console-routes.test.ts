import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createServer } from '../server/server'
import { closeTestEdge, createTestEdge } from '../testing/create-test-edge'
import { consoleRoutes } from './console-routes'

const script = 'console.info("console")'
let folder: string
let app: FastifyInstance

const build = async () => {
  await writeFile(join(folder, 'main-AAAA.js'), script)
  await writeFile(join(folder, 'main-AAAA.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'main-BBBB.css'), '.a{}')
  await writeFile(join(folder, 'secret.txt'), 'not listed')
  const manifest = {
    script: 'main-AAAA.js',
    style: 'main-BBBB.css',
    files: ['main-AAAA.js', 'main-BBBB.css'],
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-console-'))
  app = createServer({ log: pino({ level: 'silent' }), trustProxy: false })
  consoleRoutes(app, folder)
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

it('serves the console page without inline code, under a policy that forbids inline code', async () => {
  await build()
  const { statusCode, headers, body } = await app.inject('/release')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(String(headers['content-security-policy']).split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  )
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|nonce|\*|data:|blob:|http/)
  expect(body).toContain('<script type="module" src="/release/assets/main-AAAA.js"></script>')
  expect(body).toContain('<link rel="stylesheet" href="/release/assets/main-BBBB.css">')
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
})

it('serves the console files as immutable, in an encoding that the browser accepts', async () => {
  await build()
  const plain = await app.inject('/release/assets/main-AAAA.js')
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-robots-tag': 'noindex',
  })
  expect(plain.body).toBe(script)
  const small = await app.inject({
    url: '/release/assets/main-AAAA.js',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script)
  const uncompressed = await app.inject({
    url: '/release/assets/main-BBBB.css',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(uncompressed.headers['content-encoding']).toBeUndefined()
  expect(uncompressed.body).toBe('.a{}')
})

it.each(['secret.txt', 'manifest.json', '..%2f..%2fpackage.json', 'main-CCCC.js', '__proto__'])(
  'serves no console file that the build does not list: %s',
  async (name) => {
    await build()
    expect((await app.inject(`/release/assets/${name}`)).statusCode).toBe(404)
  },
)

it('explains that the console is not built, and serves it without a restart once it is', async () => {
  const missing = await app.inject('/release')
  expect(missing.statusCode).toBe(503)
  expect(missing.headers['cache-control']).toBe('no-store')
  expect(missing.body).toContain('npm run build release-console')
  expect((await app.inject('/release/assets/main-AAAA.js')).statusCode).toBe(404)
  await build()
  expect((await app.inject('/release')).statusCode).toBe(200)
})

it('redirects a console address with a trailing slash to the page', async () => {
  const { statusCode, headers } = await app.inject('/release/')
  expect([statusCode, headers.location]).toEqual([308, '/release'])
})

it('serves the console on every host, also on one without a merchant', async () => {
  const edge = await createTestEdge()
  try {
    const { statusCode, body } = await edge.app.inject({
      url: '/release',
      headers: { host: 'nobody.example' },
    })
    expect(statusCode).toBe(503)
    expect(body).toContain('The release console is not built')
  } finally {
    await closeTestEdge(edge)
  }
})
