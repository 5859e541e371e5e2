import { sql } from 'kysely'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'
import { WorkLeft } from '../jobs/job'
import { eachMerchant } from './each-merchant'
import { realMerchants } from './find-merchants'
import { keepMerchants, type Merchants } from './merchants'

describe('work for each merchant', () => {
  let test: TestGateway
  let merchants: Merchants
  let codes: string[] = []
  const lines: object[] = []
  const app = { log: { error: (line: object) => void lines.push(line) } }

  beforeAll(async () => {
    test = await createTestGateway()
    codes = await realMerchants(test.db.read)
  })
  beforeEach(async () => {
    lines.length = 0
    merchants = await keepMerchants(test.db)
  })
  afterEach(() => merchants.close())
  afterAll(() => test.close())

  const each = (work: Parameters<typeof eachMerchant>[2]) =>
    eachMerchant({ app, db: test.db, merchants }, 'numbers', work)

  it('a merchant whose settings cannot be read holds up no other, and is logged', async () => {
    const [broken = '', ...others] = codes
    expect(others).not.toEqual([])
    const set = (zone: string) =>
      sql`update merchants set settings = jsonb_set(settings, '{timeZone}', ${zone}::jsonb)
        where code = ${broken}`.execute(test.db.write)
    await set('7')
    const seen: string[] = []
    const done = await each(({ code }) => {
      seen.push(code)
      return Promise.resolve(1)
    })
    await set('"Asia/Manila"')
    expect({ seen, done }).toEqual({ seen: others, done: others.length })
    expect(lines).toMatchObject([{ job: 'numbers', merchant: broken }])
  })

  it('the job fails when something is left and nothing was done, so that it is tried again soon', async () => {
    await expect(each(() => Promise.resolve({ done: 0, failed: 1 }))).rejects.toThrow(WorkLeft)
    await expect(each(() => Promise.reject(new Error('no')))).rejects.toThrow(WorkLeft)
    expect(await each(() => Promise.resolve({ done: 1, failed: 1 }))).toBe(codes.length)
    expect(await each(() => Promise.resolve({ done: 0, failed: 0 }))).toBe(0)
  })
})
