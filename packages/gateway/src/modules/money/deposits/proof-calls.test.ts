import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { agentQueue } from './agent-queue'

interface Answer {
  code?: string
  value: { deposit: { id: string }; upload: { id: string }; uploads: string[] }
}

describe('proofs of a payment', () => {
  let test: TestGateway
  let dataDir: string
  let members = 0
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'proofs-'))
    test = await createTestGateway({ env: { DATA_DIR: dataDir } })
  })
  afterAll(async () => {
    await test.close()
    rmSync(dataDir, { recursive: true })
  })
  const member = () => test.signedIn({ account: `prover${(members += 1)}` })
  const call = async (caller: TestCaller, url: string, payload?: object) =>
    (
      await test.call({
        ...(payload && { method: 'POST', payload }),
        url,
        headers: { ...caller.headers, 'idempotency-key': randomUUID() },
      })
    ).json<Answer>()
  const order = async (caller: TestCaller, method = 'demo-bank') =>
    (await call(caller, '/wps/deposit', { method, amountMinor: 50_000 })).value.deposit.id
  const picture = async (caller: TestCaller) => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    return (await call(caller, '/wps/upload', { picture: png.toString('base64') })).value.upload.id
  }

  // UPLOAD-1
  it('a member adds pictures to an order, which says that it is paid, and sees them again, at most three', async () => {
    const caller = await member()
    const id = await order(caller)
    const pictures = [
      await picture(caller),
      await picture(caller),
      await picture(caller),
      await picture(caller),
    ]
    const send = (uploads: string[]) => call(caller, `/wps/deposit/${id}/proofs`, { uploads })
    expect((await send(pictures.slice(0, 2))).value.uploads).toHaveLength(2)
    expect(await send(pictures.slice(2))).toMatchObject({ code: 'upload.count', value: { files: 3 } })
    await send(pictures.slice(0, 3))
    expect((await call(caller, `/wps/deposit/${id}`)).value.deposit).toHaveProperty('saidPaidAt')
    expect((await call(caller, `/wps/deposit/${id}/proofs`)).value.uploads.sort()).toEqual(
      pictures.slice(0, 3).sort(),
    )
  })

  // DEPOSIT-7
  it('operators see an order of an agent with its pictures once its member says that it is paid', async () => {
    const caller = await member()
    const id = await order(caller, 'agent')
    const queue = () => agentQueue(test.db.read)
    expect(await queue()).toEqual([])
    const uploads = [await picture(caller)]
    await call(caller, `/wps/deposit/${id}/proofs`, { uploads })
    expect(await queue()).toMatchObject([{ id, amountMinor: 50_000, pictures: uploads }])
  })

  // UPLOAD-1
  it('another member finds neither the order nor its proofs, and cannot prove with a picture of somebody else', async () => {
    const [owner, other] = [await member(), await member()]
    const [id, theirs] = [await order(owner), await picture(owner)]
    expect(await call(other, `/wps/deposit/${id}/proofs`)).toMatchObject({ code: 'deposit.not.found' })
    expect(await call(other, `/wps/deposit/${id}/proofs`, { uploads: [theirs] })).toMatchObject({
      code: 'deposit.not.found',
    })
    const own = await order(other)
    expect(await call(other, `/wps/deposit/${own}/proofs`, { uploads: [theirs] })).toMatchObject({
      code: 'upload.not.found',
    })
  })
})
