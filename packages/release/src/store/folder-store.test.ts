import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { outsideKeysOf } from '@plaza/server-kit'
import { promote } from '../operations/promote'
import { publish } from '../operations/publish'
import { createTempStore, fakeRegistry, writeFakeDist } from '../testing'
import type { TempStore } from '../testing'
import { openFolderStore } from './folder-store'
import { integrityOf } from '../kernel/integrity'
import { openPublisher } from './publisher'

const name = { remote: 'mf-cashier', release: '1.0.0-00000001' }
const script = `export const text = '${'federation '.repeat(200)}'`
let temp: TempStore
beforeEach(async () => {
  temp = await createTempStore()
})
afterEach(() => temp.remove())

async function publishFake(
  files: Record<string, string> = { 'entry.js': script },
  changes = {},
  dist = 'dist',
) {
  const folder = temp.path(dist)
  await writeFakeDist(folder, name.remote, name.release, files, changes)
  return publish(temp.store, { dist: folder, publisher: temp.publisher })
}
const stored = (file: string) => temp.path(join('store', 'releases', name.remote, name.release, file))
const code = (value: string) => expect.objectContaining({ code: value })

describe('publishing', () => {
  it('publishing stores each file with brotli and gzip copies of the same content', async () => {
    await publishFake({ 'entry.js': script, 'img/a.png': 'not text' })
    const br = await temp.store.readFile(name, 'entry.js', 'br')
    const gzip = await temp.store.readFile(name, 'entry.js', 'gzip')
    expect(brotliDecompressSync(br ?? Buffer.of()).toString()).toBe(script)
    expect(gunzipSync(gzip ?? Buffer.of()).toString()).toBe(script)
    expect(br?.length).toBeLessThan(script.length / 10)
    expect(await temp.store.readFile(name, 'img/a.png', 'br')).toBeUndefined()
  })

  // RELEASE-1
  it('publishing signs the exact bytes of release.json', async () => {
    await publishFake()
    const seal = JSON.parse(await readFile(stored('release.sig.json'), 'utf8')) as { signature: string }
    const key = createPublicKey({
      key: Buffer.from(temp.publisher.publicKey.spki, 'base64'),
      format: 'der',
      type: 'spki',
    })
    const json = await readFile(temp.path('dist/release.json'))
    expect(verify(null, json, key, Buffer.from(seal.signature, 'base64'))).toBe(true)
  })

  it('publishing the same content twice succeeds, also from another commit and at another time', async () => {
    expect((await publishFake()).outcome).toBe('stored')
    expect((await publishFake()).outcome).toBe('already-there')
    expect((await publishFake(undefined, { builtAt: 1, commit: 'other' })).outcome).toBe('already-there')
  })

  // RELEASE-1
  it('publishing other bytes under the same id is refused and changes nothing', async () => {
    await publishFake()
    await expect(publishFake({ 'entry.js': 'other' })).rejects.toEqual(code('release.immutable'))
    await expect(publishFake(undefined, { mountDeadlineMs: 1 })).rejects.toEqual(code('release.immutable'))
    expect((await temp.store.readFile(name, 'entry.js'))?.toString()).toBe(script)
  })

  it('publishing the same release by many at once stores it once', async () => {
    await writeFakeDist(temp.path('dist'), name.remote, name.release, { 'entry.js': script })
    const request = { dist: temp.path('dist'), publisher: temp.publisher }
    const all = await Promise.all(Array.from({ length: 8 }, () => publish(temp.store, request)))
    expect(all.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
    expect(await readdir(temp.path('store/incoming'))).toEqual([])
  })

  const hash = integrityOf(Buffer.from('x'))
  const refusals: [string, Record<string, string>, object, string][] = [
    [
      'a file that does not match its hash',
      { 'entry.js': script },
      { files: { 'entry.js': hash } },
      'release.hashes',
    ],
    [
      'a listed file that is missing',
      { 'entry.js': 'x' },
      { files: { 'entry.js': hash, 'b.js': hash } },
      'release.files',
    ],
    ['an entry without a hash', { 'entry.js': 'x' }, { entry: 'other.js' }, 'release.hashes'],
    ['a preload without a hash', { 'entry.js': 'x' }, { preload: { '*': ['b.js'] } }, 'release.hashes'],
    ['no file at all', { 'entry.js': 'x' }, { files: {} }, 'release.hashes'],
    [
      'a path that leaves the folder',
      { 'entry.js': 'x' },
      { files: { 'entry.js': hash, '../../x': hash } },
      'release.files',
    ],
    [
      'an absolute path',
      { 'entry.js': 'x' },
      { files: { 'entry.js': hash, '/etc/passwd': hash } },
      'release.files',
    ],
    ['a backslash', { 'entry.js': 'x' }, { files: { 'entry.js': hash, 'a\\b': hash } }, 'release.files'],
    [
      'a file name of dots',
      { 'entry.js': 'x' },
      { files: { 'entry.js': hash, '...': hash } },
      'release.files',
    ],
    ['a null byte', { 'entry.js': 'x' }, { files: { 'entry.js': hash, 'a\0': hash } }, 'release.files'],
    [
      'a file name that the store reserves',
      { 'entry.js': 'x' },
      { files: { 'entry.js': hash, 'release.sig.json': hash } },
      'release.files',
    ],
    ['no contributions', { 'entry.js': 'x' }, { contributions: undefined }, 'release.invalid'],
    ['an invalid container name', { 'entry.js': 'x' }, { container: 'a-b' }, 'release.invalid'],
  ]
  // RELEASE-2
  it.each(refusals)('refuses to publish a build with %s', async (_what, files, changes, expected) => {
    await expect(publishFake(files, changes)).rejects.toEqual(code(expected))
    expect(await temp.store.listReleases()).toEqual([])
  })

  // RELEASE-2
  it.each(['chunk.js', 'img/a.css'])(
    'refuses to publish a build that has %s without a hash',
    async (file) => {
      const folder = temp.path('dist')
      await writeFakeDist(folder, name.remote, name.release, { 'entry.js': 'x', 'img/b.js': 'b' })
      await writeFile(join(folder, file), 'x')
      const publishing = publish(temp.store, { dist: folder, publisher: temp.publisher })
      await expect(publishing).rejects.toMatchObject({
        code: 'release.hashes',
        message: expect.stringContaining(`${file} without a hash`) as string,
      })
      expect(await temp.store.listReleases()).toEqual([])
    },
  )

  it('publishing names the fault in an invalid release.json', async () => {
    await expect(publishFake(undefined, { contributions: undefined })).rejects.toThrow(
      /contributions: Invalid input: expected object, received undefined\. Build it again/,
    )
    await writeFile(temp.path('dist/release.json'), '{"schema":1,')
    const publishing = publish(temp.store, { dist: temp.path('dist'), publisher: temp.publisher })
    await expect(publishing).rejects.toThrow(/release\.json is not valid JSON. Build it again./)
  })

  // RELEASE-2
  it('refuses to publish a symbolic link', async () => {
    await writeFakeDist(
      temp.path('dist'),
      name.remote,
      name.release,
      { 'entry.js': 'x' },
      { files: { 'entry.js': hash, 'b.js': hash } },
    )
    await symlink('/etc/hostname', temp.path('dist/b.js'))
    await expect(publish(temp.store, { dist: temp.path('dist'), publisher: temp.publisher })).rejects.toEqual(
      code('release.files'),
    )
  })

  it('refuses to publish a remote other than the one named', async () => {
    await writeFakeDist(temp.path('dist'), name.remote, name.release, { 'entry.js': 'x' })
    const request = { dist: temp.path('dist'), publisher: temp.publisher, remote: 'mf-games' }
    await expect(publish(temp.store, request)).rejects.toEqual(code('release.remote'))
  })

  // RELEASE-2
  it('refuses to publish with a key that the store does not trust', async () => {
    await publishFake()
    const otherPublisher = await openPublisher(temp.path('other/key.pem'), 'stranger', 0)
    await writeFakeDist(temp.path('next'), name.remote, '1.0.1-00000002', { 'entry.js': 'x' })
    await expect(publish(temp.store, { dist: temp.path('next'), publisher: otherPublisher })).rejects.toEqual(
      code('key.untrusted'),
    )
  })
})

describe('a publisher', () => {
  it('a publisher keeps the key pair made on first use, readable by its owner alone', async () => {
    const again = await openPublisher(temp.path('keys/publisher.pem'), 'a test', 0)
    expect(again.publicKey).toEqual(temp.publisher.publicKey)
    expect((await stat(temp.path('keys/publisher.pem'))).mode & 0o777).toBe(0o600)
  })
  // SEC-4
  it('a publisher’s key file is encrypted by the outside key, and refused without it in one sentence', async () => {
    const path = temp.path('keys/publisher.pem')
    const outside = await outsideKeysOf({ KEY_ENCRYPTION_KEY: randomBytes(32).toString('base64') })
    const wrapped = await openPublisher(path, 'a test', 0, outside)
    expect(wrapped.publicKey).toEqual(temp.publisher.publicKey)
    expect(await readFile(path, 'utf8')).toMatch(/^wrapped:/)
    await expect(openPublisher(path, 'a test', 0)).rejects.toEqual(code('key.invalid'))
    await expect(openPublisher(path, 'a test', 0)).rejects.toThrow(/publisher\.pem is encrypted\. Set KEY_/)
    expect((await openPublisher(path, 'a test', 0, outside)).publicKey).toEqual(wrapped.publicKey)
  })
  it('refuses a publisher with a damaged key file and names the file', async () => {
    await writeFile(temp.path('bad.pem'), 'nonsense')
    await expect(openPublisher(temp.path('bad.pem'), 'x', 0)).rejects.toThrow(/bad\.pem is not a private key/)
  })
})

describe('a release in the store', () => {
  beforeEach(() => publishFake())
  it.each([
    ['flipped by one byte', (json: string) => json.replace('8000', '8001'), 'release.corrupt'],
    ['truncated', (json: string) => json.slice(0, 40), 'release.corrupt'],
  ])('refuses a stored release when its release.json was %s', async (_what, damage, expected) => {
    await writeFile(stored('release.json'), damage(await readFile(stored('release.json'), 'utf8')))
    await expect(temp.store.readRelease(name)).rejects.toEqual(code(expected))
  })
  it('refuses a stored release whose signature names an unknown key', async () => {
    const seal = await readFile(stored('release.sig.json'), 'utf8')
    await writeFile(stored('release.sig.json'), seal.replace(/"key":"./, '"key":"_'))
    await expect(temp.store.readRelease(name)).rejects.toEqual(code('release.corrupt'))
  })
  it('reports a damaged stored release as damaged, not as missing, when it is promoted', async () => {
    await writeFile(stored('release.json'), '{')
    const author = { who: 'a test', why: 'x' }
    const terms = { remote: name.remote, release: name.release }
    await expect(promote(temp.store, terms, author)).rejects.toThrow(/is damaged.*Restore its folder/)
  })
  it('refuses a stored release when its signature is missing or unreadable', async () => {
    await writeFile(stored('release.sig.json'), '{')
    await expect(temp.store.readRelease(name)).rejects.toEqual(code('release.corrupt'))
  })
  it.each([
    { remote: '../..', release: name.release },
    { remote: name.remote, release: '..' },
    { remote: '__proto__', release: name.release },
  ])('finds no stored release under the name %j', async (hostile) => {
    expect(await temp.store.readRelease(hostile)).toBeUndefined()
    expect(await temp.store.readFile(hostile, 'entry.js')).toBeUndefined()
  })
  it.each(['../release.json', '/etc/hostname', 'a/../entry.js', 'entry.js/', 'entry.js\0', '.', ''])(
    'a stored release has no file %j',
    async (file) => {
      expect(await temp.store.readFile(name, file)).toBeUndefined()
    },
  )
})

describe('the registry', () => {
  const revision = (number: number, why = 'x') => ({
    ...fakeRegistry({}),
    revision: number,
    parent: number > 1 ? number - 1 : null,
    why,
  })

  it('the registry is a log of revisions in numbered files', async () => {
    await temp.store.append(revision(1))
    await temp.store.append(revision(2, 'second'))
    expect(await readdir(temp.path('store/registry/revisions'))).toEqual(['00000001.json', '00000002.json'])
    expect(await temp.store.readRevision(2)).toMatchObject({ revision: 2, parent: 1, why: 'second' })
    expect(await temp.store.latestRevision()).toBe(2)
    expect(await temp.store.latestRevision(1)).toBe(2)
    expect(await temp.store.readRevision(3)).toBeUndefined()
  })

  it('one of many concurrent writers of a revision succeeds and the others report a conflict', async () => {
    await temp.store.append(revision(1))
    const writers = Array.from({ length: 20 }, (_, index) =>
      temp.store.append(revision(2, `writer ${index}`)),
    )
    const outcomes = await Promise.allSettled(writers)
    const won = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [`writer ${index}`] : []))
    expect(won).toHaveLength(1)
    expect((await temp.store.readRevision(2))?.why).toBe(won[0])
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(code('registry.conflict'))
  })

  it.each([revision(3), revision(1), { ...revision(2), parent: 0 }])(
    'refuses a revision that does not follow the latest one',
    async (next) => {
      await temp.store.append(revision(1))
      await expect(temp.store.append(next)).rejects.toEqual(code('registry.conflict'))
    },
  )

  it('names the damaged file of the registry', async () => {
    await temp.store.append(revision(1))
    await writeFile(temp.path('store/registry/revisions/00000001.json'), '{"schema":1')
    await expect(temp.store.readRevision(1)).rejects.toThrow(/00000001\.json is damaged/)
  })
})

describe('the secret of a store’s edges', () => {
  it('all edges of a store share one secret, also when they start at the same time, readable by its owner alone', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => temp.store.edgeSecret()))
    const again = await (await openFolderStore(temp.path('store'))).edgeSecret()
    for (const secret of secrets) expect(secret).toEqual(again)
    expect(again).toHaveLength(32)
    expect((await stat(temp.path('store/edge.secret'))).mode & 0o777).toBe(0o600)
  })

  it('refuses the edges’ secret from a damaged file', async () => {
    await writeFile(temp.path('store/edge.secret'), 'short')
    await expect(temp.store.edgeSecret()).rejects.toEqual(code('store.unusable'))
  })
})

describe('a store folder', () => {
  it('refuses a store folder written by a newer version of the program', async () => {
    await writeFile(temp.path('store/store.json'), '{"schema":2}')
    await expect(openFolderStore(temp.path('store'))).rejects.toEqual(code('store.newer'))
  })
  it('reports a store folder with an unknown form of store.json as damaged', async () => {
    await writeFile(temp.path('store/store.json'), '{"schema":0}')
    await expect(openFolderStore(temp.path('store'))).rejects.toThrow(/store\.json is damaged; restore it/)
  })
  it('refuses a store path that is a file in one sentence', async () => {
    await mkdir(temp.path('x'))
    await writeFile(temp.path('x/file'), '')
    await expect(openFolderStore(temp.path('x/file'))).rejects.toThrow(/^The release store .* cannot be used/)
  })
})
