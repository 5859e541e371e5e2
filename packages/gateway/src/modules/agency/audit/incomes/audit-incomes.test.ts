import type { LedgerKind } from '@plaza/contract/money'
import { sql } from 'kysely'
import { houseAccount, memberWallet, transfer } from '../../../../kernel/ledger'
import { teamAuditReport } from '../audit-report'
import { auditIncomes } from './audit-incomes'
import type { IncomeDifference } from './income-difference'
import { openAuditedIncomes } from './testing/open-audited-incomes'
import { seedLines, type SeededLines } from './testing/seed-lines'

/** Tables that faults are put into, those that others refer to last. */
const tables = [
  ...['income_shares', 'income_sums', 'agent_incomes', 'salaries', 'dividends', 'member_hours'],
  ...['contracts', 'agent_rates'],
]

describe('the audit of what agents earn and are paid', () => {
  let bed: Awaited<ReturnType<typeof openAuditedIncomes>>
  let lines: SeededLines
  const run = (statement: string) => sql.raw(statement).execute(bed.db.write)
  beforeAll(async () => {
    bed = await openAuditedIncomes()
    lines = await seedLines(bed)
    for (const table of tables) await run(`create table kept_${table} as select * from ${table}`)
  })
  afterAll(() => bed.close())

  const audit = (which: { day?: string; agentId?: string } = {}) =>
    auditIncomes(bed.db, { merchant: 'demo', ...which })
  const restore = async () => {
    for (const table of tables) await run(`delete from ${table}`)
    for (const table of tables.toReversed()) await run(`insert into ${table} select * from kept_${table}`)
  }
  /** Whose and of what, with the figures, in order; without numbers of contracts, dividends, incomes and hours. */
  const said = (found: readonly IncomeDifference[]) => {
    const { top, middle, player, other, sister } = lines
    const names = Object.entries({ top, middle, player, other, sister }).map(
      ([name, { id }]) => [id, name] as const,
    )
    const figures = new Map<string, Set<string>>()
    for (const { agentId, of, figure } of found) {
      const what = of.replaceAll(/ (?:[A-Z]{2}[0-9A-Z]{10,}x?|\d{5,})/g, '')
      const key = `${new Map(names).get(agentId) ?? ''} ${what}`
      figures.set(key, (figures.get(key) ?? new Set()).add(figure))
    }
    return [...figures].map(([what, all]) => `${what}: ${[...all].join(' ')}`).toSorted()
  }
  type Name = 'top' | 'middle' | 'player' | 'other' | 'sister'
  /** The rows of an account on the first day of play. */
  const where = (name: Name) =>
    `where merchant = 'demo' and day = '${lines.days.first}' and member_id = '${lines[name].id}'`
  const dividendOf = (name: Name) =>
    `where merchant = 'demo' and last_day = '${lines.days.first}' and member_id = '${lines[name].id}'`
  const salaryOf = (name: Name) => `${where(name)} and kind = 'daily-salary'`

  // INCOME-4
  it('the audit of incomes finds nothing where all was settled, corrected and paid, with moves and changed rates', async () => {
    expect(await audit()).toEqual([])
    for (const day of Object.values(lines.days)) expect(await audit({ day })).toEqual([])
    expect(lines.waited).toBeGreaterThan(0)
    const rows = await bed.db.read.selectFrom('transactions').select('kind').distinct().execute()
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        ...['line-rebate', 'commission', 'commission-taken', 'salary', 'salary-taken', 'hourly-salary'],
        ...['hourly-salary-taken', 'dividend', 'dividend-paid'],
      ]),
    )
  })

  // INCOME-4
  it.each<[string, () => string, string[]]>([
    [
      'a part of a share was changed',
      () => `update income_shares set parts[1] = parts[1] + 1 ${where('player')} and category = 'RNG'`,
      ['top share RNG: minor', 'top sum RNG: minor', 'top commission: minor'],
    ],
    [
      'a share is missing',
      () => `delete from income_shares ${where('other')}`,
      [
        'other share RNG: validMinor depth',
        'top share RNG: depth rate minor',
        'other sum RNG: validMinor',
        'top sum RNG: validMinor minor',
        'top commission: minor',
      ],
    ],
    [
      'a wrong agent in a line',
      () => `update income_shares set line[2] = '${lines.sister.id}' ${where('player')} and category = 'RNG'`,
      [
        'sister share RNG: depth rate minor',
        'middle share RNG: depth rate minor',
        'top sum RNG: validMinor minor',
        'middle sum RNG: validMinor minor',
        'sister sum RNG: validMinor minor',
        'middle commission: minor',
        'sister commission: minor',
      ],
    ],
    [
      'a share has a wrong rate',
      () => `update income_shares set rates[2] = 20 ${where('player')} and category = 'RNG'`,
      ['middle share RNG: rate'],
    ],
    [
      'a rate was given that no settlement knew',
      () => `update agent_rates set rate = 40 where member_id = '${lines.middle.id}' and category = 'RNG'`,
      ['top share RNG: minor', 'middle share RNG: rate minor'],
    ],
    [
      'a sum was doubled',
      () =>
        `update income_sums set amount_minor = amount_minor * 2 where day = '${lines.days.first}' and agent_id = '${lines.top.id}' and category = 'LOTT'`,
      ['top sum LOTT: minor'],
    ],
    [
      'an income is missing',
      () => `delete from agent_incomes ${where('top')} and kind = 'commission'`,
      ['top commission: minor', 'top payment commission: minor', 'top payment commission-taken: minor'],
    ],
    [
      'an income is there twice',
      () => `insert into agent_incomes select no || 'x', merchant, member_id, kind, 'twice', period_at, day, amount_minor,
        paid_minor, parts, settled_at, paid_at, corrected_at, waiting_minor from agent_incomes ${where('top')} and kind = 'commission'`,
      ['top commission twice: minor', 'top payment: main agent:commission payments'],
    ],
    [
      'an income has a wrong day',
      () => `update agent_incomes set day = '${lines.days.moved}' ${where('top')} and kind = 'commission'`,
      ['top commission: minor'],
    ],
    [
      'an income is for a wrong moment',
      () =>
        `update agent_incomes set period_at = period_at + 3600000 ${where('top')} and kind = 'commission'`,
      ['top commission: minor'],
    ],
    [
      'an income was not paid',
      () => `update agent_incomes set amount_minor = amount_minor + 5 ${where('top')} and kind = 'salary'`,
      ['top salary: minor paidMinor'],
    ],
    [
      'the ledger lacks what was paid',
      () =>
        `update agent_incomes set paid_minor = paid_minor + 5, amount_minor = amount_minor + 5 ${where('top')} and kind = 'salary'`,
      ['top salary: minor', 'top payment: main agent:commission'],
    ],
    [
      'a salary has a wrong rate',
      () => `update salaries set rate = rate + 1 ${salaryOf('middle')}`,
      ['middle daily-salary: rate'],
    ],
    [
      'a salary is missing',
      () => `delete from salaries ${salaryOf('middle')}`,
      [
        'middle daily-salary: ownMinor teamMinor activeUsers rate capMinor amountMinor ownPartMinor validMinor lossMinor minor',
        'middle salary: minor',
      ],
    ],
    [
      'a salary is somebody else’s',
      () => `update salaries set member_id = '${lines.sister.id}' ${salaryOf('middle')}`,
      ['sister daily-salary: amountMinor', 'middle salary: minor', 'sister salary: minor'],
    ],
    [
      'a contract has other terms',
      () =>
        `update contracts set terms = replace(terms, '"rate":40', '"rate":41') where member_id = '${lines.top.id}' and kind = 'daily-salary'`,
      ['top daily-salary: rate amountMinor minor'],
    ],
    [
      'an hour has other bets',
      () => `update member_hours set valid_minor = valid_minor + 100 where member_id = '${lines.other.id}'
        and hour_at = (select max(hour_at) from member_hours where member_id = '${lines.other.id}')`,
      ['top hourly-salary: teamMinor validMinor', 'other hour: validMinor'],
    ],
    [
      'a dividend is of other bets',
      () =>
        `update dividends set stake_minor = stake_minor + 100, net_minor = net_minor - 100 ${dividendOf('top')}`,
      ['top dividend: stakeMinor netMinor'],
    ],
    [
      'a dividend is missing',
      () => `delete from dividends ${dividendOf('top')}`,
      [
        'top dividends of: periods startsAt endsAt',
        'top dividends until: correctionMinor',
        'top payment dividend: minor',
      ],
    ],
    [
      'a dividend was paid less than it says',
      () => `update dividends set paid_minor = paid_minor + 1 ${dividendOf('top')}`,
      ['top dividend: waitingMinor', 'top payment: main agent:commission'],
    ],
  ])('it is found, and nothing else, that %s', async (_what, fault, expected) => {
    await run(fault())
    const found = said(await audit())
    await restore()
    expect(found).toEqual(expected.toSorted())
    expect(await audit()).toEqual([])
  })

  const book = (kind: LedgerKind, to: Name, reference: string, amountMinor: number) =>
    bed.db.transaction((trx) =>
      transfer(trx, {
        ...{ merchant: 'demo', currency: 'PHP', kind, reference, now: bed.clock.now() },
        entries: [
          { account: memberWallet(lines[to].id, 'main'), amountMinor },
          { account: houseAccount('agent:commission'), amountMinor: -amountMinor },
        ],
      }),
    )

  // INCOME-4. What was booked stays: this comes last.
  it('the audit of incomes finds what the ledger paid twice, to the wrong account, or for nothing', async () => {
    const { rows } = await sql<{ no: string }>`
      select no from agent_incomes ${sql.raw(where('top'))} and kind = 'commission'`.execute(bed.db.read)
    const no = rows[0]?.no ?? ''
    await book('commission', 'top', no, 500)
    expect(said(await audit({ day: lines.days.first }))).toEqual([
      'top payment: main agent:commission payments',
    ])
    await book('commission', 'sister', no, 7)
    const wrong = (await audit()).filter(({ memberId }) => memberId === lines.sister.id)
    expect(wrong).toMatchObject([{ agentId: lines.top.id, figure: 'main', kept: 0, derived: 7 }])
    const report = await teamAuditReport.read({ db: bed.db } as never, {
      merchant: 'demo',
      agent: lines.top.account,
    })
    expect(report).toContainEqual({
      ...{ problem: 'income', agent: lines.top.account, member: lines.sister.account, day: lines.days.first },
      ...{ of: `payment ${no}`, figure: 'main', kept: 0, derived: 7 },
    })
    await book('salary', 'other', 'AI-nothing', 9)
    expect(await audit({ agentId: lines.other.id })).toMatchObject([
      { day: bed.today(), of: 'payment AI-nothing salary', kept: 0, derived: 9 },
    ])
  })
})
