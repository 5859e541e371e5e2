import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { signCall } from '../../play/vendors'
import { perform } from '../../../testing/perform'
import { addLotteries } from './testing/add-lottery'

const minuteMs = 60_000
const no = '20261101-0721'
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** What the publisher answers; null while it has no result. */
interface Published {
  body: object | null
  key: KeyObject
  skewMs: number
}

describe('results that are fetched from their publisher', () => {
  let test: TestGateway
  let server: Server
  const published: Published = { body: null, key: keys.privateKey, skewMs: 0 }
  const asked: string[] = []

  beforeEach(async () => {
    Object.assign(published, { body: null, key: keys.privateKey, skewMs: 0 })
    asked.length = 0
    test = await createTestGateway()
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (!published.body) return void response.writeHead(404).end()
      const body = JSON.stringify(published.body)
      const path = request.url ?? ''
      const signed = signCall(
        published.key,
        { method: 'GET', path, body },
        test.clock.now() + published.skewMs,
      )
      response.writeHead(200, { ...signed, 'content-length': Buffer.byteLength(body) }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await addLotteries(test.db, test.clock.now())
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`
    await perform(
      test.db,
      { kind: 'draw-source', merchant: 'demo', lottery: 'five60', source: 'fetched', url, pem },
      { by: 'ana', why: null },
      test.clock.now(),
    )
    await test.runJobs()
  })
  afterEach(async () => {
    await test.close()
    await new Promise((resolve) => server.close(resolve))
  })

  const result = async () => {
    const row = await test.db.read
      .selectFrom('lottery_issues')
      .select(['state', 'numbers'])
      .where('no', '=', no)
      .executeTakeFirst()
    return `${row?.state ?? ''} ${row?.numbers ? [...row.numbers].join('') : ''}`.trim()
  }

  // DRAW-6
  it('an issue is asked for until its publisher has the result, and drawn by it', async () => {
    await test.runJobs(2, minuteMs / 2)
    await test.runJobs()
    expect(asked[0]).toBe(`/v1/five60/${no}`)
    expect(await result()).toBe('closed')
    published.body = { lottery: 'five60', issue: no, numbers: '90210' }
    await test.runJobs(1, minuteMs / 2)
    await eventually(async () => expect(await result()).toBe('drawn 90210'))
    const before = asked.filter((path) => path.endsWith(no)).length
    await test.runJobs(2, minuteMs / 2)
    expect(asked.filter((path) => path.endsWith(no))).toHaveLength(before)
  })

  it.each<[string, Partial<Published>]>([
    ['another key', { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }],
    ['a signature of long ago', { skewMs: -60 * minuteMs }],
    [
      'the result of another issue',
      { body: { lottery: 'five60', issue: '20261101-0720', numbers: '90210' } },
    ],
    ['too few numbers', { body: { lottery: 'five60', issue: no, numbers: '9021' } }],
  ])('a result with %s is not taken', async (_, wrong) => {
    Object.assign(published, { body: { lottery: 'five60', issue: no, numbers: '90210' }, ...wrong })
    await test.runJobs(2, minuteMs / 2)
    await test.runJobs()
    expect(asked).toContain(`/v1/five60/${no}`)
    expect(await result()).toBe('closed')
  })
})
