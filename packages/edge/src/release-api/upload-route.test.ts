import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request as ask } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Release } from '@plaza/contract/federation'
import type { ReleaseRole } from '@plaza/contract/release'
import { releaseApi } from '@plaza/contract/release'
import {
  addKey,
  addToken,
  integrityOf,
  openPublisher,
  packRelease,
  readRecord,
  revokeKey,
} from '@plaza/release'
import type { Publisher } from '@plaza/release'
import { fakeRelease } from '@plaza/release/testing'
import { pack } from 'tar-stream'
import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'
import { uploadPace } from './upload-pace'
import { eventually } from '../testing/eventually'

const author = { who: 'a test', why: 'to try it' }
const id = '1.1.0-0000001b'
const content = Buffer.from('run()')
let edge: TestEdge
let team: string
let engineer: string
/** A token of its own, with its own limits. */
async function make(role: ReleaseRole, remotes: string[]): Promise<string> {
  const request = { name: role, role, remotes, merchants: [], expiresAt: Date.now() + 3_600_000 }
  return (await addToken(edge.store, request, author)).token
}

beforeAll(async () => {
  edge = await createTestEdge()
  team = await make('team', ['mf-games'])
  engineer = await make('engineer', [])
})
afterAll(() => closeTestEdge(edge))

/** A release signed by a publisher, with the bytes replaced by `changes`. */
function signed(changes: Partial<Release> = {}, publisher: Publisher = edge.publisher, body = content) {
  const { remote = 'mf-games', release: name = id } = changes
  const release = fakeRelease(remote, name, { files: { 'entry.js': integrityOf(body) }, ...changes })
  const json = Buffer.from(JSON.stringify(release))
  return { release, json, signature: publisher.sign(json), files: new Map([['entry.js', body]]) }
}
const send = (payload: Buffer, token = team, headers: Record<string, string> = {}) =>
  edge.app.inject({
    method: 'POST',
    url: `${releaseApi.releases}?why=built`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip', ...headers },
    payload,
  })
async function listening(): Promise<AddressInfo> {
  if (!edge.app.server.listening) await edge.app.listen({ port: 0, host: '127.0.0.1' })
  return edge.app.server.address() as AddressInfo
}
/** From now on in the test an upload that does not go on is never too slow. */
function holdUploads(): void {
  for (const term of ['everyMs', 'deadlineMs'] as const) jest.replaceProperty(uploadPace, term, 3_600_000)
}
afterEach(() => jest.restoreAllMocks())

const held = () => readdir(edge.path('store/releases/mf-games'))

// RELEASE-2
it('stores a release uploaded by its team once, and reports the second upload as already stored', async () => {
  const archive = await packRelease(signed())
  const first = await send(archive)
  expect(first.json()).toMatchObject({
    success: true,
    value: { remote: 'mf-games', release: id, outcome: 'stored' },
  })
  expect((await send(archive)).json()).toMatchObject({ value: { outcome: 'already-there' } })
  const { entries } = await readRecord(edge.store, { limit: 2 })
  expect(entries).toMatchObject([
    {
      action: { kind: 'publish', remote: 'mf-games', release: id, via: 'api' },
      outcome: 'unchanged',
      why: 'built',
    },
    { outcome: 'done' },
  ])
  expect(await edge.store.latestRevision()).toBe(1)
})

describe('a refused upload', () => {
  let before: string[]
  beforeEach(async () => {
    before = await held()
  })
  afterEach(async () => {
    expect(await held()).toEqual(before)
    expect(await readdir(edge.path('store/incoming'))).toEqual([])
    expect((await edge.app.inject('/healthz')).statusCode).toBe(200)
  })

  it('refuses an upload of another team’s remote', async () => {
    const answer = await send(await packRelease(signed({ remote: 'mf-agent' })))
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'token.denied' }),
    ])
    expect((await readRecord(edge.store, { limit: 1 })).entries[0]).toMatchObject({
      action: { kind: 'publish', remote: 'mf-agent' },
      outcome: 'refused',
    })
  })

  it('refuses an upload signed with a key that the store does not trust, even if it is the first of its name', async () => {
    const otherPublisher = await openPublisher(edge.path('stranger.pem'), 'a test', 0)
    const answer = await send(await packRelease(signed({ release: '1.2.0-0000002b' }, otherPublisher)))
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'key.untrusted',
        message: expect.stringMatching(/mfe keys add/) as string,
      }),
    ])
  })

  it.each([
    ['a new release', '1.2.0-0000002b'],
    ['a release that is already stored', id],
  ])('refuses an upload whose signature is of other bytes, for %s', async (_what, release) => {
    const upload = signed({ release })
    const answer = await send(
      await packRelease({ ...upload, signature: edge.publisher.sign(Buffer.from('other')) }),
    )
    expect(answer.json()).toMatchObject({ code: 'signature.invalid' })
  })

  it('refuses an upload of other bytes under an existing id', async () => {
    const other = Buffer.from('other()')
    const answer = await send(await packRelease(signed({ release: ids['mf-games'] }, edge.publisher, other)))
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'release.immutable' }),
    ])
  })

  it('refuses an upload with a file that does not match its hash or is not listed', async () => {
    const upload = signed({ release: '1.2.0-0000002b' })
    const changed = await packRelease({ ...upload, files: new Map([['entry.js', Buffer.from('x')]]) })
    expect((await send(changed)).json()).toMatchObject({ code: 'release.hashes' })
    const more = await packRelease({ ...upload, files: new Map([...upload.files, ['more.js', content]]) })
    expect((await send(more)).json()).toMatchObject({
      code: 'release.files',
      message: expect.stringMatching(/more\.js/) as string,
    })
  })

  it('refuses an upload with a path outside the archive, a truncated archive, no archive, or another form', async () => {
    const packing = pack()
    packing.entry({ name: '../../evil.js' }, 'x')
    packing.finalize()
    const pieces: Uint8Array[] = []
    for await (const piece of packing) pieces.push(piece as Uint8Array)
    const out = await send(gzipSync(Buffer.concat(pieces)))
    expect([out.statusCode, out.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'archive.invalid',
        message: expect.stringMatching(/leads out/) as string,
      }),
    ])
    const archive = await packRelease(signed({ release: '1.2.0-0000002b' }))
    expect((await send(archive.subarray(0, 200))).json()).toMatchObject({ code: 'archive.invalid' })
    expect((await send(Buffer.from('no archive'))).json()).toMatchObject({ code: 'archive.invalid' })
    expect((await send(archive, team, { 'content-type': 'application/json' })).statusCode).toBe(415)
  })

  it('refuses a token that uploads too often', async () => {
    for (let times = 0; times < 20; times += 1) await send(Buffer.from('x'), engineer)
    const answer = await send(Buffer.from('x'), engineer)
    expect(answer.statusCode).toBe(429)
    expect(answer.headers).toHaveProperty('retry-after')
  })
})

it('refuses an upload signed with a revoked key or with a key for other remotes', async () => {
  const publisher = await openPublisher(edge.path('other.pem'), 'other', 0)
  const { readFile } = await import('node:fs/promises')
  const pem = await readFile(edge.path('other.pem'), 'utf8')
  const key = await addKey(edge.store, { pem, name: 'agents', remotes: ['mf-agent'] }, author)
  const upload = await packRelease(signed({ release: '1.3.0-0000003b' }, publisher))
  expect((await send(upload)).json()).toMatchObject({ code: 'key.scope' })
  await revokeKey(edge.store, { key: key.key }, author)
  expect((await send(upload)).statusCode).toBe(422)
})

/** Waits for the next request to be read. An upload is read once it has its place, which another could take before. */
async function nextIsRead(): Promise<void> {
  const [request] = (await once(edge.app.server, 'request')) as [IncomingMessage]
  await eventually(() => expect(request.readableDidRead).toBe(true))
}

it('accepts one upload at a time for each token, and the next when it has ended', async () => {
  holdUploads()
  const archive = await packRelease(signed())
  const { port } = await listening()
  const own = await make('team', ['mf-games'])
  const headers = { authorization: `Bearer ${own}`, 'content-type': 'application/gzip' }
  const isRead = nextIsRead()
  const slow = ask({ host: '127.0.0.1', port, method: 'POST', path: releaseApi.releases, headers })
  const over = new Promise((resolve) => slow.on('response', (answer) => resolve(answer.resume().statusCode)))
  await new Promise((resolve) => slow.write(archive.subarray(0, 100), resolve))
  await isRead
  const refused = await send(archive, own)
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('5')
  slow.end(archive.subarray(100))
  expect(await over).toBe(200)
  expect((await send(archive, own)).statusCode).toBe(200)
})

/** Begins an upload and leaves it at its first bytes, which are being read. */
async function hang(token: string): Promise<{ status: Promise<unknown>; end: () => void }> {
  const { port } = await listening()
  const isRead = nextIsRead()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' }
  const pending = ask({ host: '127.0.0.1', port, method: 'POST', path: releaseApi.releases, headers })
  const status = new Promise((resolve) => {
    pending.on('response', (answer) => {
      let body = ''
      answer.on('data', (piece: Buffer) => (body += piece.toString()))
      answer.on('end', () => resolve([answer.statusCode, JSON.parse(body)]))
    })
    pending.on('error', resolve)
  })
  const archive = await packRelease(signed())
  await new Promise((resolve) => pending.write(archive.subarray(0, 100), resolve))
  await isRead
  return { status, end: () => pending.destroy() }
}

it('ends an upload that is too slow with an explanation, and frees its place for the next', async () => {
  const own = await make('team', ['mf-games'])
  const { status } = await hang(own)
  expect(await status).toEqual([
    408,
    expect.objectContaining({
      code: 'upload.slow',
      message: expect.stringMatching(/^The archive arrived too slowly: \d+ bytes in 5 s/) as string,
    }),
  ])
  expect((await send(await packRelease(signed()), own)).statusCode).toBe(200)
  expect((await readRecord(edge.store, { limit: 2 })).entries[1]).toMatchObject({
    code: 'upload.slow',
    outcome: 'refused',
  })
})

it('keeps one upload place for engineers while teams occupy all others', async () => {
  const teams = await Promise.all([1, 2, 3].map(() => make('team', ['mf-games'])))
  const another = await make('engineer', [])
  const archive = await packRelease(signed())
  holdUploads()
  const held = [await hang(teams[0] ?? ''), await hang(teams[1] ?? '')]
  expect((await send(archive, teams[2])).statusCode).toBe(429)
  expect((await send(archive, another)).statusCode).toBe(200)
  for (const { end } of held) end()
  await eventually(async () => expect((await send(archive, teams[2])).statusCode).toBe(200))
})

it('answers the sender of an oversized upload before it closes the connection', async () => {
  const { port } = await listening()
  const headers = {
    authorization: `Bearer ${team}`,
    'content-type': 'application/gzip',
    'transfer-encoding': 'chunked',
  }
  const status = await new Promise((resolve, reject) => {
    const pending = ask(
      { host: '127.0.0.1', port, method: 'POST', path: releaseApi.releases, headers },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      },
    )
    pending.on('error', reject)
    for (let piece = 0; piece < 200; piece += 1) pending.write(Buffer.alloc(64 * 1024, 'x'))
    pending.end()
  })
  expect(status).toBe(400)
})
