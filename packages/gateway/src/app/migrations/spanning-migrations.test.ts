import { sql } from 'kysely'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'
import { operateInEffect } from '../../testing/operate-in-effect'
import { spanningMigrations } from './spanning-migrations'

const migrate = (test: TestGateway, name: string): Promise<void> =>
  test.db.transaction(async (trx) => {
    const migration = spanningMigrations[name]
    if (!migration) throw new Error(`no migration ${name}`)
    await migration.up(trx)
  })

describe('what databases of earlier releases hold', () => {
  let test: TestGateway
  beforeEach(async () => void (test = await createTestGateway()))
  afterEach(() => test.close())

  const vipOf = async () => {
    const row = await test.db.read
      .selectFrom('merchants')
      .select('settings')
      .where('code', '=', 'demo')
      .executeTakeFirstOrThrow()
    return (row.settings as { vip?: { levels: object[] } }).vip
  }

  // VIP-2
  it('a first level that would pay pays nothing, and its merchant can be changed again', async () => {
    const levels = [
      { upgradeMinor: 5, weeklyMinor: 6, monthlyMinor: 7, birthdayMinor: 8 },
      { depositMinor: 10, weeklyMinor: 9 },
    ]
    await sql`update merchants set settings = settings || ${JSON.stringify({ vip: { levels } })}::jsonb
      where code = 'demo'`.execute(test.db.write)
    const change = () =>
      operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'VIPBENEFIT', isOn: true })
    await expect(change()).rejects.toThrow('vip.levels')
    await migrate(test, '2026-11-30T1645-the-first-level-pays-nothing')
    await change()
    expect((await vipOf())?.levels).toMatchObject([
      { upgradeMinor: 0, weeklyMinor: 0, monthlyMinor: 0, birthdayMinor: 8 },
      { depositMinor: 10, weeklyMinor: 9 },
    ])
  })

  // VIP-1
  it('a merchant without levels keeps its settings as they are', async () => {
    const before = await vipOf()
    await migrate(test, '2026-11-30T1645-the-first-level-pays-nothing')
    expect(await vipOf()).toEqual(before)
  })
})
