import type { UploadedPicture } from '@plaza/contract/site'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'

interface Answer {
  success: boolean
  code?: string
  value: { upload: UploadedPicture; icon: string | null }
}
const url = '/wps/member/info/icon'

describe('the profile picture', () => {
  let test: TestGateway
  let dataDir: string
  let names = 0
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'icons-'))
    test = await createTestGateway({ env: { DATA_DIR: dataDir } })
  })
  afterAll(async () => {
    await test.close()
    rmSync(dataDir, { recursive: true })
  })

  const member = () => test.signedIn({ account: `face${String((names += 1))}` })
  const send = async ({ headers }: TestCaller, bytes: Buffer) => {
    const payload = { picture: bytes.toString('base64') }
    return (await test.call({ method: 'POST', url: '/wps/upload', headers, payload })).json<Answer>()
  }
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } })
  const set = async ({ headers }: TestCaller, icon: string, type = 'application/x-www-form-urlencoded') =>
    (
      await test.call({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': type },
        payload: type.includes('json') ? JSON.stringify({ icon }) : new URLSearchParams({ icon }).toString(),
      })
    ).json<Answer>()
  const icon = async ({ headers }: TestCaller) =>
    (await test.call({ url, headers })).json<Answer>().value.icon

  // MEMBER-7
  it('a picture that was sent becomes a small square of its own, and is removed again', async () => {
    const caller = await member()
    expect(await icon(caller)).toBeNull()
    const { value } = await send(
      caller,
      await photo(900, 600)
        .withExif({ IFD0: { Make: 'Mine' } })
        .png()
        .toBuffer(),
    )
    expect(await set(caller, value.upload.id)).toMatchObject({ success: true })
    const kept = await sharp(Buffer.from((await icon(caller)) ?? '', 'base64')).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 256, height: 256, hasAlpha: false })
    expect(kept.exif).toBeUndefined()
    expect(await set(caller, '')).toMatchObject({ success: true })
    expect(await icon(caller)).toBeNull()
  })

  // MEMBER-7
  it('another member’s picture, an expired one and a body that is not a form are refused', async () => {
    const [owner, other] = [await member(), await member()]
    const { id } = (await send(owner, await photo(20, 20).png().toBuffer())).value.upload
    expect(await set(other, id)).toMatchObject({ code: 'upload.not.found' })
    expect(await set(owner, id, 'application/json')).toMatchObject({ code: 'request.media.type' })
    expect(await set(owner, id)).toMatchObject({ success: true })
    expect(await icon(other)).toBeNull()
    test.clock.advance(2 * 60 * 60_000)
    expect(await set(owner, id)).toMatchObject({ code: 'upload.not.found' })
    expect(await icon(owner)).not.toBeNull()
  })

  // MEMBER-7
  it.each([
    [
      'an svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'upload.type',
    ],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 1), 'upload.too.large'],
    ['a picture cut off', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'upload.broken'],
  ])('%s is no profile picture', async (_what, bytes, code) => {
    expect(await send(await member(), bytes)).toMatchObject({ code })
  })
})
