import { randomUUID } from 'node:crypto'
import { createApp } from './app'
import { createDatabase } from '../kernel/database/database'
import { auditMoney } from '../modules/money/suspense'
import { postgresBackend } from '../kernel/database/postgres-backend'
import { createLogger } from '../kernel/logging'
import type { Gateway } from '../kernel/gateway'
import { operate } from '../testing/operate'
import { inlineHasher } from '../kernel/security/password-hasher'
import { createTestGateway, type TestGateway } from '../testing/create-test-gateway'
import { eventually } from '../testing/eventually'
import { addLotteries, testLottery } from '../modules/lottery/draws/testing/add-lottery'
import { onPostgres } from '../testing/test-database'

const onlyOnPostgres = onPostgres() ? describe : describe.skip

onlyOnPostgres('two gateways on one database', () => {
  let one: TestGateway
  let two: Gateway
  const errors: Error[] = []

  beforeAll(async () => {
    one = await createTestGateway()
    const db = createDatabase(await postgresBackend(one.url ?? '', (error) => errors.push(error)))
    const { settings } = one.gateway
    const logger = createLogger('silent')
    two = await createApp({ settings, clock: one.clock, db, logger, hasher: inlineHasher })
  })
  afterAll(async () => {
    await two.app.close()
    await two.db.close()
    await one.close()
  })

  // SERVER-8
  it('several gateways share sessions, encryption keys and settings', async () => {
    const { headers } = await one.signedIn({ account: 'maria' })
    expect((await two.app.inject({ url: '/wps/wallets/balance', headers })).statusCode).toBe(200)
    expect(two.seals.jwks).toEqual(one.gateway.seals.jwks)
    await operate(one.db, { kind: 'flag', merchant: 'demo', name: 'PERSREP', isOn: true })
    await eventually(async () =>
      expect((await two.merchants.find('demo'))?.settings.whitelabel.PERSREP).toBe(true),
    )
  })

  // SERVER-7
  it('several gateways run each due job once, although all of them try', async () => {
    const callers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => one.signedIn({ account: `payer${index}` })),
    )
    for (const { headers } of callers)
      await one.call({
        method: 'POST',
        url: '/wps/deposit',
        payload: { method: 'demo-bank', amountMinor: 10_000 },
        headers: { ...headers, 'idempotency-key': randomUUID() },
      })
    const runAll = async ({ jobs }: Gateway) => {
      for (const job of jobs) while ((await job.run()) > 0);
    }
    for (let round = 0; round < 4; round += 1) {
      one.clock.advance(1_000)
      await Promise.all([runAll(one.gateway), runAll(two), runAll(one.gateway), runAll(two)])
    }
    const credits = await one.db.read
      .selectFrom('transactions')
      .select('reference')
      .where('kind', '=', 'deposit')
      .execute()
    expect(new Set(credits.map((row) => row.reference)).size).toBe(12)
    expect(credits).toHaveLength(12)
    expect(await auditMoney(one.db.read)).toEqual([])
  })

  // DRAW-1
  it('several gateways open, close and draw each issue of every lottery once, although all of them try', async () => {
    const rules = ['five', 'pk10', 'dice', 'eleven', 'pc28'] as const
    await addLotteries(
      one.db,
      one.clock.now(),
      rules.map((each) => testLottery({ code: `${each}-60`, rules: each })),
    )
    const draws = (gateway: Gateway) => gateway.jobs.find(({ name }) => name === 'draws')
    const run = async (gateway: Gateway) => {
      const job = draws(gateway)
      while (job && (await job.run()) > 0);
    }
    const together = () => Promise.all([run(one.gateway), run(two), run(one.gateway), run(two)])
    await together()
    for (let turn = 0; turn < 20; turn += 1) {
      one.clock.advance(turn % 2 === 0 ? 55_000 : 5_000)
      await together()
    }
    const issues = await one.db.read.selectFrom('lottery_issues').selectAll().execute()
    expect(issues).toHaveLength(rules.length * 11)
    expect(issues.filter(({ state }) => state === 'drawn')).toHaveLength(rules.length * 10)
    expect(issues.every(({ link }) => link <= 11)).toBe(true)
    expect(new Set(issues.map(({ lottery_id, link }) => `${lottery_id}/${link}`)).size).toBe(issues.length)
  })

  it('several gateways receive each other’s events again after the listening connection broke', async () => {
    const received: string[] = []
    await two.db.listen('test_channel', (payload) => received.push(payload))
    const { sql } = await import('kysely')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(one.db.read)
    const notify = () => sql`select pg_notify('test_channel', 'again')`.execute(one.db.read)
    await eventually(async () => {
      await notify()
      expect(received).toEqual(expect.arrayContaining(['', 'again']))
    })
    expect(errors.length).toBeGreaterThan(0)
  })
})
