import { sql } from 'kysely'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'
import { houseAccount, memberWallet, transfer } from '../../kernel/ledger'
import { setVipLevel, vipLevelOf } from '../../modules/identity/directory'
import { auditAgents } from '../../modules/agency/audit'
import { teamDays } from '../../modules/agency/team'
import { dayProblems, figuresByDay } from '../../modules/stakes/member-days'
import { operateInEffect } from '../../testing/operate-in-effect'
import { spanningMigrations } from './spanning-migrations'

const migrate = (test: TestGateway, name: string): Promise<void> =>
  test.db.transaction(async (trx) => {
    const migration = spanningMigrations[name]
    if (!migration) throw new Error(`no migration ${name}`)
    await migration.up(trx)
  })

/** A database whose members bet before its club counted them, ready for the migration that gives them their place. */
const forget = (test: TestGateway): Promise<void> =>
  test.db.transaction(async (trx) => {
    await trx.deleteFrom('vip_members').execute()
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
  it('members from before the club counted get the level of their figures, or keep the one that they were given', async () => {
    const now = test.clock.now()
    const levels = [{}, { depositMinor: 10_000 }, { depositMinor: 50_000 }, { depositMinor: 90_000 }]
    await operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'VIPBENEFIT', isOn: true })
    await operateInEffect(test, { kind: 'setting', merchant: 'demo', path: 'vip', value: { levels } })
    const [player, given, nobody] = [
      await test.signedIn({ account: 'before1' }),
      await test.signedIn({ account: 'before2' }),
      await test.signedIn({ account: 'before3' }),
    ]
    await test.db.transaction((trx) =>
      transfer(trx, {
        ...{ merchant: 'demo', currency: 'PHP', kind: 'deposit', reference: 'before', now },
        entries: [
          { account: houseAccount('psp:clearing'), amountMinor: -60_000 },
          { account: memberWallet(player.id, 'main'), amountMinor: 60_000 },
        ],
      }),
    )
    await test.db.transaction((trx) => setVipLevel(trx, given.id, 3))
    await forget(test)
    await migrate(test, '2026-11-30T2130-levels-of-before')
    const rows = await test.db.read.selectFrom('vip_members').selectAll().execute()
    const added = rows.map(({ member_id: id }) => id)
    expect([player, given, nobody].map(({ id }) => added.includes(id))).toEqual([true, true, false])
    test.clock.advance(Math.max(...rows.map(({ due_at: at }) => at ?? 0)) - now)
    await test.runJobs()
    const levelsNow = await Promise.all([player, given].map(({ id }) => vipLevelOf(test.db.read, id)))
    expect(levelsNow).toEqual([2, 3])
    const assessed = await test.db.read
      .selectFrom('vip_members')
      .select(['review_at', 'left_deposit_minor'])
      .where('member_id', 'in', [player.id, given.id])
      .orderBy('left_deposit_minor')
      .execute()
    expect(assessed).toEqual([
      { review_at: expect.any(Number), left_deposit_minor: 30_000 },
      { review_at: expect.any(Number), left_deposit_minor: null },
    ])
    // A member who has its place keeps it.
    await migrate(test, '2026-11-30T2130-levels-of-before')
    expect(await test.db.read.selectFrom('vip_members').select('member_id').execute()).toHaveLength(
      rows.length,
    )
  })

  // DAYS-1 TEAM-2
  it('withdrawals that came back before stand on the day on which they did, for the member and for everybody above it', async () => {
    const agent = await test.signedIn({ account: 'agent', type: 1 })
    const player = await test.signedIn({ account: 'player', uplineId: agent.id })
    const book = (kind: 'deposit' | 'withdrawal-paid' | 'withdrawal-back', amountMinor: number) =>
      test.db.transaction((trx) =>
        transfer(trx, {
          ...{ merchant: 'demo', currency: 'PHP', kind, reference: 'W1', now: test.clock.now() },
          entries: [
            { account: memberWallet(player.id, 'main'), amountMinor },
            { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
          ],
        }),
      )
    // As the release before counted.
    await sql`create or replace function member_day_origin(of_kind text) returns text language sql immutable as $$
      select case of_kind when 'withdrawal-back' then 'withdrawal-paid' end $$`.execute(test.db.write)
    await book('deposit', 9_000)
    await book('withdrawal-paid', -5_000)
    test.clock.advance(50 * 3_600_000)
    await book('withdrawal-back', 5_000)
    const withdrawn = async () => {
      const days = await figuresByDay(test.db.read, { memberId: player.id })
      return days.map(({ day, withdrawals, withdrawalMinor }) => [day, withdrawals, withdrawalMinor])
    }
    expect(await withdrawn()).toEqual([['2026-11-01', 0, 0]])
    await migrate(test, '2026-12-01T0610-withdrawals-that-came-back')
    const after = [
      ['2026-11-01', 1, 5_000],
      ['2026-11-03', -1, -5_000],
    ]
    expect(await withdrawn()).toEqual(after)
    const team = await teamDays(test.db.read, { merchant: 'demo', agentId: agent.id })
    expect(team.map(({ day, withdrawals, withdrawalMinor }) => [day, withdrawals, withdrawalMinor])).toEqual(
      after,
    )
    expect(await dayProblems(test.db.read)).toEqual([])
    expect(await auditAgents(test.db, { merchant: 'demo' })).toEqual([])
  })

  // VIP-1
  it('a merchant without levels keeps its settings as they are', async () => {
    const before = await vipOf()
    await migrate(test, '2026-11-30T1645-the-first-level-pays-nothing')
    expect(await vipOf()).toEqual(before)
  })
})
