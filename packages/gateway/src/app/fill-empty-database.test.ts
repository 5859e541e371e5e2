import type { Database, Trx } from '../kernel/database/database'
import { importMerchants } from '../kernel/merchants/import-merchants'
import { testSettings } from '../testing/fixtures'
import { createTestDatabase } from '../testing/test-database'
import { fillEmptyDatabase } from './fill-empty-database'

const merchant = { code: 'perla', name: 'Perla', currency: 'PHP', trialOf: null, settings: testSettings() }
const write = (trx: Trx) => importMerchants(trx, [merchant])

describe('filling an empty database', () => {
  let db: Database
  beforeEach(async () => void (db = (await createTestDatabase()).db))
  afterEach(() => db.close())
  const codes = async () =>
    (await db.read.selectFrom('merchants').select('code').execute()).map(({ code }) => code)

  it('an empty database is filled once, however many processes start together', async () => {
    const filled = await Promise.all([1, 2, 3].map(() => fillEmptyDatabase(db, () => Promise.resolve(write))))
    expect(filled.sort()).toEqual([false, false, true])
    expect(await codes()).toEqual(['perla'])
  })

  // START-4
  it('nothing of a failed filling is stored, and the next start fills the database', async () => {
    const failing = async (trx: Trx) => {
      await write(trx)
      throw new Error('no space')
    }
    await expect(fillEmptyDatabase(db, () => Promise.resolve(failing))).rejects.toThrow('no space')
    expect(await codes()).toEqual([])
    expect(await fillEmptyDatabase(db, () => Promise.resolve(write))).toBe(true)
  })
})
