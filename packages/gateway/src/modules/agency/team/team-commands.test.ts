import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { perform } from '../../../testing/perform'
import { runPlaza } from '../../../testing/run-plaza'

const hourMs = 3_600_000
const clerk = { by: 'clerk', why: null }

describe('the commands about agents', () => {
  let test: TestGateway
  const lines: string[] = []
  let ids: { top: string; other: string; agent: string }
  beforeAll(async () => {
    test = await createTestGateway({ onLogLine: (line) => lines.push(line) })
    const [top, other] = [
      await addMember(test.db, { account: 'top' }, 'x'),
      await addMember(test.db, { account: 'other' }, 'x'),
    ]
    ids = { top, other, agent: await addMember(test.db, { account: 'agent', uplineId: top }, 'x') }
  })
  afterAll(() => test.close())

  const deposit = (amountMinor: number) =>
    test.db.transaction((trx) =>
      transfer(trx, {
        ...{
          merchant: 'demo',
          currency: 'PHP',
          kind: 'deposit' as const,
          reference: `D${String(amountMinor)}`,
        },
        now: test.clock.now(),
        entries: [
          { account: memberWallet(ids.agent, 'main'), amountMinor },
          { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
        ],
      }),
    )
  const move = (account: string, upline: string | null) =>
    perform(test.db, { kind: 'member-move', merchant: 'demo', account, upline }, clerk, test.clock.now())
  const daysOf = async (agentId: string) => {
    const rows = await test.db.read
      .selectFrom('team_days')
      .select(['day', 'deposit_minor'])
      .where('agent_id', '=', agentId)
      .orderBy('day')
      .execute()
    return rows.map((row) => [row.day, row.deposit_minor])
  }

  // TEAM-1
  it('an operator places a member below another; what it did until today stays with the line before', async () => {
    await deposit(500)
    expect(await move('agent', 'other')).toMatchObject({
      ...{ merchant: 'demo', subject: 'agent', before: { upline: 'top' }, after: { upline: 'other' } },
    })
    test.clock.advance(24 * hourMs)
    await deposit(700)
    await test.runJobs()
    expect(await daysOf(ids.top)).toEqual([['2026-11-01', 500]])
    expect(await daysOf(ids.other)).toEqual([['2026-11-02', 700]])
  })

  it.each([
    ['a member that does not exist', 'nobody', 'top', 'There is no account "nobody" at "demo".'],
    ['an upline that does not exist', 'agent', 'nobody', 'There is no account "nobody" at "demo".'],
    [
      'an upline that is below the member',
      'other',
      'agent',
      '"other" cannot stand below "agent", who is below it.',
    ],
    ['the member itself', 'top', 'top', '"top" cannot stand below "top", who is below it.'],
  ])('%s is refused with a sentence', async (_which, account, upline, words) => {
    await expect(move(account, upline)).rejects.toThrow(words)
  })

  // TEAM-3
  it('the audit of the day before runs once a night and writes to the log what it found', async () => {
    const told = () => lines.filter((line) => line.includes('figures of teams'))
    await test.db.write
      .updateTable('team_days')
      .set({ deposit_minor: 1 })
      .where('agent_id', '=', ids.other)
      .execute()
    // From noon of the 2nd to 06:00 of the 3rd.
    test.clock.advance(18 * hourMs)
    await test.runJobs()
    await test.runJobs()
    const demo = told().filter((line) => line.includes('"demo"') && line.includes('2026-11-02'))
    expect(demo).toHaveLength(1)
    expect(JSON.parse(demo[0] ?? '{}')).toMatchObject({
      ...{ level: 50, merchant: 'demo', day: '2026-11-02', differences: 2 },
      first: [
        { agentId: ids.other, figure: 'depositMinor', kept: 1, derived: 700 },
        { problem: 'balance', agentId: ids.other, kept: 1200, derived: 501 },
      ],
    })
    const row = await test.db.read
      .selectFrom('team_audits')
      .select('differences')
      .where('merchant', '=', 'demo')
      .where('day', '=', '2026-11-02')
      .executeTakeFirst()
    expect(row?.differences).toBe(2)
  })

  // TEAM-3
  it('an audit that another process has begun is left to it as long as that says that it goes on, and for five minutes more', async () => {
    test.clock.advance(24 * hourMs)
    const which = { merchant: 'demo', day: '2026-11-03' }
    const begun = test.clock.now()
    const row = { ...which, started_at: begun, finished_at: null, differences: null }
    await test.db.write.insertInto('team_audits').values(row).execute()
    const finished = async () => {
      await test.runJobs()
      const audits = test.db.read.selectFrom('team_audits').select('finished_at')
      const found = await audits.where('merchant', '=', 'demo').where('day', '=', which.day).execute()
      return found.map(({ finished_at: at }) => at)
    }
    test.clock.advance(5 * 60_000)
    expect(await finished()).toEqual([null])
    test.clock.advance(1)
    expect(await finished()).toEqual([test.clock.now()])
  })

  it('the command prints each difference and fails, and says so when there are none', async () => {
    const one = {
      problem: 'figure',
      agent: 'top',
      day: '2026-11-02',
      of: 'RNG',
      figure: 'stakeMinor',
      kept: 1,
      derived: 2,
    }
    const line = { problem: 'line', agent: 'top', day: '', of: 'agent', figure: 'depth', kept: 0, derived: 1 }
    const balance = { ...one, problem: 'balance', of: '', figure: 'closing', kept: 5 }
    const income = { ...one, problem: 'income', of: 'share RNG', member: 'agent', figure: 'rate' }
    await expect(
      runPlaza(['agents', 'audit', 'demo'], { reports: { 'team-audit': [one, line, balance, income] } }),
    ).rejects.toThrow(
      'demo: 4 differences.\ntop 2026-11-02 RNG stakeMinor: kept 1, derived 2\ntop: agent is kept at depth 0, derived 1\n' +
        'top 2026-11-02 balance: the ledger closes at 5, the figures come to 2, residue 3\n' +
        'top 2026-11-02 share RNG by agent rate: kept 1, derived 2',
    )
    const sound = await runPlaza(['agents', 'audit', 'demo', '--day', '2026-11-02', '--agent', 'top'], {
      reports: { 'team-audit': [] },
    })
    expect(sound.printed).toEqual(['demo: figures of teams and incomes of agents have no differences.'])
    await expect(runPlaza(['agents', 'audit', 'demo', '--day', 'today'])).rejects.toThrow(
      '--day must be a date',
    )
    const moved = await runPlaza(['agents', 'move', 'demo', 'agent', 'other'])
    expect(moved.operations).toEqual([
      { kind: 'member-move', merchant: 'demo', account: 'agent', upline: 'other' },
    ])
  })
})
