import type { UploadedPicture } from '@plaza/contract/site'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { copyUpload } from './copy-upload'
import { uploadsOf, attachUploads } from '.'
import { fileOf } from './files'
import { refusalOf, uploadBounds } from './upload-room'

interface Answer {
  success: boolean
  code?: string
  value: { upload: UploadedPicture; picture: string; retryAt?: number }
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#306' } })
const hourMs = 60 * 60_000

describe('an upload', () => {
  let test: TestGateway
  let dataDir: string
  let members = 0
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
    test = await createTestGateway({ env: { DATA_DIR: dataDir } })
  })
  afterAll(async () => {
    await test.close()
    rmSync(dataDir, { recursive: true })
  })
  const member = () => test.signedIn({ account: `sender${(members += 1)}` })
  const send = async (caller: TestCaller, bytes: Buffer) =>
    (
      await test.call({
        method: 'POST',
        url: '/wps/upload',
        headers: caller.headers,
        payload: { picture: bytes.toString('base64') },
      })
    ).json<Answer>()
  const look = async (caller: TestCaller, id: string) =>
    (await test.call({ url: `/wps/upload/${id}`, headers: caller.headers })).json<Answer>()
  const sent = async (caller: TestCaller) =>
    (await send(caller, await plain(8, 8).png().toBuffer())).value.upload.id
  const use = (caller: TestCaller, ids: string[], usedFor: string) =>
    // UPLOAD-1
    test.db.transaction((trx) =>
      attachUploads(trx, { memberId: caller.id, ids, usedFor, now: test.clock.now() }),
    )

  // UPLOAD-1
  it('a JPEG is kept upright and without its metadata, and its owner gets it back', async () => {
    const caller = await member()
    const photo = await plain(40, 20)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera of Maria', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { upload } = (await send(caller, photo)).value
    expect(upload).toMatchObject({ type: 'image/jpeg', width: 20, height: 40 })
    const kept = Buffer.from((await look(caller, upload.id)).value.picture, 'base64')
    expect(kept.length).toBe(upload.bytes)
    expect(kept.includes('Camera of Maria')).toBe(false)
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  // UPLOAD-1
  it('what follows the picture in its file is not kept', async () => {
    const caller = await member()
    const file = Buffer.concat([await plain(5, 5).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { upload } = (await send(caller, file)).value
    expect(readFileSync(fileOf(dataDir, upload.id)).includes('script')).toBe(false)
  })

  // UPLOAD-1
  it('a photograph longer than 4,000 pixels is made smaller', async () => {
    const { upload } = (await send(await member(), await plain(5_000, 1_000).jpeg().toBuffer())).value
    expect(upload).toMatchObject({ width: 4_000, height: 800 })
  })

  it.each<[string, string, () => Promise<Buffer>]>([
    ['a file of 6 MB', 'upload.too.large', async () => Buffer.alloc(6 * 1024 * 1024, 1)],
    ['a GIF that is called a PNG', 'upload.type', () => plain(4, 4).gif().toBuffer()],
    [
      'an SVG with a script',
      'upload.type',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a text', 'upload.type', async () => Buffer.from('hello')],
    [
      'a small file of more than 40 megapixels',
      'upload.pixels',
      async () => claiming(await plain(8, 8).png().toBuffer(), 8_000, 5_001),
    ],
    [
      'a PNG that was cut off',
      'upload.broken',
      async () => (await sharp(noise(), noiseShape).png().toBuffer()).subarray(0, 9_000),
    ],
    [
      'a JPEG that was cut off',
      'upload.broken',
      async () => (await sharp(noise(), noiseShape).jpeg().toBuffer()).subarray(0, 3_000),
    ],
    [
      'the first bytes of a PNG alone',
      'upload.broken',
      async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ],
    [
      'a GIF behind the first bytes of a JPEG',
      'upload.broken',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await plain(4, 4).gif().toBuffer()]),
    ],
  ])('%s is refused with %s', async (_what, code, make) => {
    expect(await send(await member(), await make())).toMatchObject({ success: false, code })
  })

  // UPLOAD-1
  it('a picture is not found by another member, and neither is one that never was', async () => {
    const [owner, other] = [await member(), await member()]
    const id = await sent(owner)
    expect(await look(other, id)).toMatchObject({ code: 'upload.not.found' })
    expect(await look(owner, '../../keys/operator')).toMatchObject({ success: false })
    await expect(use(other, [id], 'deposit:1')).rejects.toMatchObject({ code: 'upload.not.found' })
  })

  it('a member sends at most 30 pictures in an hour and is told when it may go on', async () => {
    const caller = await member()
    for (let index = 0; index < 30; index += 1) await send(caller, Buffer.from('x'))
    expect(await send(caller, Buffer.from('x'))).toMatchObject({
      code: 'request.rate.limited',
      value: { retryAt: test.clock.now() + hourMs },
    })
  })

  /** Pictures of this many bytes that already exist, without their files. */
  const kept = (
    memberId: string,
    bytes: number,
    { address = 'another', usedFor = null as string | null } = {},
  ) =>
    test.db.transaction((trx) =>
      trx
        .insertInto('uploads')
        .values({
          id: `${(kepts += 1)}`.padStart(32, '0'),
          merchant: 'demo',
          member_id: memberId,
          type: 'image/png',
          width: 1,
          height: 1,
          bytes,
          address,
          created_at: test.clock.now(),
          used_for: usedFor,
          remove_at: test.clock.now() + hourMs,
        })
        .execute(),
    )
  let kepts = 0
  const small = () => plain(8, 8).png().toBuffer()
  const clear = () => test.db.transaction((trx) => trx.deleteFrom('uploads').where('width', '=', 1).execute())

  // UPLOAD-1
  it('an account that has sent 30 MB in an hour, used or not, is told when it may go on', async () => {
    const caller = await member()
    await kept(caller.id, uploadBounds.accountBytes - 10, { usedFor: 'deposit:large' })
    expect(await send(caller, await small())).toMatchObject({
      code: 'upload.bytes',
      value: { retryAt: test.clock.now() + hourMs },
    })
    expect(await send(await member(), await small())).toMatchObject({ success: true })
    test.clock.advance(hourMs)
    expect(await send(await test.signedInAgain(caller), await small())).toMatchObject({ success: true })
    await clear()
  })

  // UPLOAD-1
  it('an address that has sent 100 MB in an hour sends no more, by whatever account', async () => {
    const first = await member()
    const { upload } = (await send(first, await small())).value
    const row = await test.db.read
      .selectFrom('uploads')
      .select('address')
      .where('id', '=', upload.id)
      .executeTakeFirstOrThrow()
    expect(row.address).not.toContain('127.0.0.1')
    await kept(first.id, uploadBounds.addressBytes, { address: row.address ?? '' })
    expect(await send(await member(), await small())).toMatchObject({ code: 'upload.bytes' })
    await clear()
  })

  // UPLOAD-1
  it('no picture is kept beyond 500 MB of unused ones in all', async () => {
    const other = await member()
    await kept(other.id, uploadBounds.unusedBytes)
    expect(await send(await member(), await small())).toMatchObject({ code: 'upload.full' })
    await clear()
    await kept(other.id, uploadBounds.unusedBytes, { usedFor: 'deposit:used' })
    expect(await send(await member(), await small())).toMatchObject({ success: true })
    await clear()
  })

  // UPLOAD-1
  it('of several pictures at once only those are kept that fit', async () => {
    const caller = await member()
    const file = await small()
    const size = (await send(caller, file)).value.upload.bytes
    await kept(caller.id, uploadBounds.accountBytes - 3 * size)
    const sentAtOnce = await Promise.all([1, 2, 3, 4].map(() => send(caller, file)))
    expect(sentAtOnce.filter(({ success }) => success)).toHaveLength(2)
    await clear()
  })

  // UPLOAD-1
  it.each([
    ['there is room', {}, null],
    ['the disk would have less than its floor left', { free: uploadBounds.freeBytes + 9 }, 'upload.full'],
    ['the account has its share', { account: uploadBounds.accountBytes - 9 }, 'upload.bytes'],
    ['the address has its share', { address: uploadBounds.addressBytes - 9 }, 'upload.bytes'],
    ['too many wait', { unused: uploadBounds.unusedBytes - 9 }, 'upload.full'],
  ])('a picture of 10 bytes, where %s, is answered by %s', (_what, use, code) => {
    const all = { account: 0, address: 0, unused: 0, free: Number.MAX_SAFE_INTEGER, ...use }
    expect(refusalOf(all, 10)).toBe(code)
  })

  // UPLOAD-1
  it('at most three pictures are used for one thing, each for one alone', async () => {
    const caller = await member()
    const ids = [await sent(caller), await sent(caller), await sent(caller), await sent(caller)]
    await use(caller, ids.slice(0, 2), 'deposit:a')
    await use(caller, ids.slice(0, 3), 'deposit:a')
    await expect(use(caller, ids.slice(3), 'deposit:a')).rejects.toMatchObject({ code: 'upload.count' })
    await expect(use(caller, ids.slice(0, 1), 'deposit:b')).rejects.toMatchObject({
      code: 'upload.not.found',
    })
    const found = (await uploadsOf(test.db.read, ['deposit:a', 'deposit:b'])).get('deposit:a') ?? []
    expect([...found].sort()).toEqual(ids.slice(0, 3).sort())
  })

  it('an operator copies a picture by its id, and is told when there is none', async () => {
    const id = await sent(await member())
    const to = join(dataDir, 'copy.png')
    await copyUpload(dataDir, id, to)
    expect(readFileSync(to)).toEqual(readFileSync(fileOf(dataDir, id)))
    await expect(copyUpload(dataDir, '0'.repeat(32), to)).rejects.toThrow('There is no picture')
    await expect(copyUpload(dataDir, '../operator', to)).rejects.toThrow('There is no picture')
  })

  // UPLOAD-1
  it('a picture that no call used is removed after an hour, one that was used stays', async () => {
    const caller = await member()
    const [unused, used] = [await sent(caller), await sent(caller)]
    await use(caller, [used], 'deposit:kept')
    await test.runJobs(1, hourMs)
    expect(existsSync(fileOf(dataDir, unused))).toBe(false)
    expect(existsSync(fileOf(dataDir, used))).toBe(true)
  })
})

/** A PNG whose header claims another size. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const [type, end] = [12, 29]
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(type, end)), end)
  return png
}

const noiseShape = { raw: { width: 100, height: 100, channels: 3 } } as const
/** Pixels that do not compress, so that a cut file lacks some of them. */
function noise(): Buffer {
  let state = 1
  return Buffer.from(Array.from({ length: 30_000 }, () => (state = (state * 48_271) % 2_147_483_647) & 255))
}
