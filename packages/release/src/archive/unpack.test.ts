import { Readable } from 'node:stream'
import { createGzip, gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { createTempStore, fakeRelease } from '../testing'
import type { TempStore } from '../testing'
import { integrityOf } from '../kernel/integrity'
import { archiveLimits } from './limits'
import { packRelease } from './pack'
import { unpackRelease } from './unpack'

let temp: TempStore
beforeAll(async () => {
  temp = await createTempStore()
})
afterAll(() => temp.remove())

const content = Buffer.from('run()')
function upload() {
  const release = fakeRelease('mf-games', '1.0.0-00000001', {
    files: { 'entry.js': integrityOf(content), 'js/a.js': integrityOf(content) },
  })
  const json = Buffer.from(JSON.stringify(release))
  const files = new Map([
    ['entry.js', content],
    ['js/a.js', content],
  ])
  return { release, json, signature: temp.publisher.sign(json), files }
}

type Entry = [header: Parameters<ReturnType<typeof pack>['entry']>[0], body?: string | Buffer]
/** An archive of a release with more in it. */
async function tar(entries: Entry[], { isBare = false } = {}): Promise<Buffer> {
  const { json, signature, files } = upload()
  const packing = pack()
  if (!isBare) {
    packing.entry({ name: 'release.json' }, json)
    packing.entry({ name: 'signature.json' }, JSON.stringify(signature))
    for (const [name, body] of files) packing.entry({ name }, body)
  }
  for (const [header, body] of entries) packing.entry(header, body ?? '')
  packing.finalize()
  const pieces: Uint8Array[] = []
  for await (const piece of packing) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces)
}
const unpack = (bytes: Buffer, limits = {}) =>
  unpackRelease(Readable.from(chunksOf(bytes)), {
    limits: { ...archiveLimits, ...limits },
  })
const chunksOf = (bytes: Buffer): Buffer[] => {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 16_384) chunks.push(bytes.subarray(at, at + 16_384))
  return chunks
}

// RELEASE-2
it('unpacks exactly what was packed', async () => {
  expect(await unpack(await packRelease(upload()))).toEqual(upload())
})

it('accepts the output of `tar`: directory entries, and paths that begin with ./', async () => {
  const { json, signature } = upload()
  const entries: Entry[] = [
    [{ name: './', type: 'directory' }],
    [{ name: './js/', type: 'directory' }],
    [{ name: './js/a.js' }, content],
    [{ name: './signature.json' }, JSON.stringify(signature)],
    [{ name: './release.json' }, json],
    [{ name: './entry.js' }, content],
  ]
  const taken = await unpack(gzipSync(await tar(entries, { isBare: true })))
  expect([...taken.files.keys()].sort()).toEqual(['entry.js', 'js/a.js'])
})

const hostile: [string, Entry, RegExp][] = [
  ['a path that leaves the archive', [{ name: '../evil.js' }, 'x'], /leads out of it/],
  ['a path that leaves the archive in the middle', [{ name: 'js/../../evil.js' }, 'x'], /leads out of it/],
  ['an absolute path', [{ name: '/etc/passwd' }, 'x'], /absolute path/],
  ['a backslash', [{ name: '..\\evil.js' }, 'x'], /backslash/],
  ['a link', [{ name: 'l.js', type: 'symlink', linkname: '/etc/passwd' }], /is a link/],
  ['a hard link', [{ name: 'h.js', type: 'link', linkname: 'entry.js' }], /is a link/],
  ['a device', [{ name: 'd.js', type: 'character-device' }], /not a regular file/],
  ['a pipe', [{ name: 'p.js', type: 'fifo' }], /not a regular file/],
  ['a folder outside of the archive', [{ name: '../out/', type: 'directory' }], /leads out of it/],
  ['two files of the same name', [{ name: './entry.js' }, 'x'], /entry\.js twice/],
  [
    'a path of 300 characters',
    [{ name: `${'a'.repeat(100)}/${'b'.repeat(100)}/${'c'.repeat(100)}` }, 'x'],
    /more than 255/,
  ],
  [
    'a file name that the store reserves',
    [{ name: 'release.sig.json' }, 'x'],
    /not a path that can be served/,
  ],
  ['a precompressed file', [{ name: 'entry.js.br' }, 'x'], /not a path that can be served/],
]
it.each(hostile)('refuses an archive with %s and names the problem', async (_what, entry, message) => {
  await expect(unpack(gzipSync(await tar([entry])))).rejects.toMatchObject({
    code: 'archive.invalid',
    message: expect.stringMatching(message) as string,
  })
})

describe('the limits of an archive', () => {
  it('refuses an archive with a file that exceeds the size limit', async () => {
    const large = gzipSync(await tar([[{ name: 'large.js' }, Buffer.alloc(2048)]]))
    await expect(unpack(large, { file: 2047 })).rejects.toMatchObject({
      code: 'release.limits',
      message: expect.stringMatching(/2048 bytes/) as string,
    })
  })
  it('refuses an archive with too many files', async () => {
    await expect(unpack(gzipSync(await tar([])), { files: 1 })).rejects.toMatchObject({
      code: 'release.limits',
    })
  })
  it('refuses an archive that exceeds the packed size limit', async () => {
    await expect(unpack(gzipSync(await tar([])), { packed: 100 })).rejects.toMatchObject({
      code: 'release.limits',
      message: expect.stringMatching(/^The archive is larger/) as string,
    })
  })
  it('stops an endless compression bomb as soon as it exceeds the unpacked size limit', async () => {
    const zeros = new Readable({
      read() {
        this.push(Buffer.alloc(1024 * 1024))
      },
    })
    const bomb = zeros.pipe(createGzip())
    const small = { ...archiveLimits, unpacked: 1024 * 1024, files: 1 }
    await expect(unpackRelease(bomb, { limits: small })).rejects.toMatchObject({ code: 'release.limits' })
    zeros.destroy()
  })
})

it.each([
  ['not gzip', Buffer.from('plain text')],
  ['empty', Buffer.alloc(0)],
  ['not tar', gzipSync(Buffer.from('x'.repeat(2000)))],
])('refuses an archive that is %s', async (_what, bytes) => {
  await expect(unpack(bytes)).rejects.toMatchObject({ code: 'archive.invalid' })
})

it.each([0.1, 0.5, 0.9, 0.99])('refuses an archive truncated to %d of its length', async (share) => {
  const whole = await packRelease(upload())
  await expect(unpack(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toMatchObject({
    code: 'archive.invalid',
  })
})

it('refuses an archive whose sender disconnects, and leaves its source open', async () => {
  const whole = await packRelease(upload())
  const source = new Readable({ read: () => undefined })
  source.push(whole.subarray(0, 50))
  const reading = unpackRelease(source)
  setTimeout(() => source.destroy(new Error('gone')), 10)
  await expect(reading).rejects.toMatchObject({
    code: 'archive.invalid',
    message: expect.stringMatching(/arrived incomplete/) as string,
  })
})

it.each([
  ['release.json', ['signature.json']],
  ['signature.json', ['release.json']],
])('refuses an archive without %s', async (missing, present) => {
  const entries: Entry[] = present.map((name) => [{ name }, JSON.stringify(upload().release)])
  await expect(unpack(gzipSync(await tar(entries, { isBare: true })))).rejects.toMatchObject({
    message: expect.stringContaining(missing) as string,
  })
})
