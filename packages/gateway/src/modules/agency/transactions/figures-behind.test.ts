import {
  recordFigures,
  type teamBetsCall,
  type teamOverviewCall,
  type teamReportCall,
  type teamTransactionsCall,
} from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { ledgerKinds, type LedgerKind } from '@plaza/contract/money'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { openAuditedIncomes } from '../audit/incomes/testing/open-audited-incomes'

const hourMs = 3_600_000
const kinds = Object.keys(ledgerKinds) as LedgerKind[]
/** Income is the agent's own, beside the figures of its team. */
const ofTeam = recordFigures.filter((figure) => figure !== 'incomeMinor')

describe('the pages behind the figures of a team', () => {
  let bed: Awaited<ReturnType<typeof openAuditedIncomes>>
  let agent: TestCaller
  let player: TestCaller
  const book = (kind: LedgerKind, amountMinor: number, of = player) =>
    bed.db.transaction((trx) =>
      transfer(trx, {
        ...{ merchant: 'demo', currency: 'PHP', kind, reference: `R-${kind}-${of.id}`, now: bed.clock.now() },
        entries: [
          { account: memberWallet(of.id, kind === 'withdrawal-paid' ? 'locked' : 'main'), amountMinor },
          { account: houseAccount('house:adjustments'), amountMinor: -amountMinor },
        ],
      }),
    )
  const get = async <Value>(path: string) => {
    const { headers } = await bed.signedInAgain(agent as never)
    return (await bed.call({ url: `/wps/agent/${path}`, headers })).json<{ value: Value }>().value
  }
  const day = () => bed.today()
  const overview = () => get<AnswerOf<typeof teamOverviewCall>>(`team/overview?from=${day()}&to=${day()}`)
  const records = (more: string) =>
    get<AnswerOf<typeof teamTransactionsCall>>(`team/transactions?from=${day()}&to=${day()}${more}`)

  /** An entry of every kind of the ledger, each of an amount of its own, of the agent too, bets of three kinds, and a withdrawal of the day before. */
  beforeAll(async () => {
    bed = await openAuditedIncomes()
    agent = await bed.add()
    player = await bed.add(agent.id, { type: 0 })
    for (const one of [player, agent]) await bed.take(one, -15_000_000)
    await bed.db.transaction((trx) =>
      transfer(trx, {
        ...{
          merchant: 'demo',
          currency: 'PHP',
          kind: 'withdrawal-reserve',
          reference: 'R-0',
          now: bed.clock.now(),
        },
        entries: [
          { account: memberWallet(player.id, 'main'), amountMinor: -900_000 },
          { account: memberWallet(player.id, 'locked'), amountMinor: 900_000 },
        ],
      }),
    )
    await book('withdrawal-paid', -7_777)
    bed.nextDay(10)
    for (const [at, kind] of kinds.entries()) {
      const minor = 1_000 + 2 ** (at % 20) + at
      const { sign } = ledgerKinds[kind]
      await book(kind, sign === 'out' ? -minor : minor)
      if (kind !== 'withdrawal-paid') await book(kind, (sign === 'out' ? -2 : 2) * minor, agent)
    }
    for (const [at, kind] of (['RNG', 'LIVE', 'LOTT'] as const).entries())
      await bed.play(player, 10_000 + at, { kind, wonMinor: 3_000 * at })
    bed.clock.advance(hourMs)
  })
  afterAll(() => bed.close())

  // TEAM-6 TEAM-8
  it.each(ofTeam)('%s of the overview is the sum of the entries that it leads to', async (figure) => {
    const { sums } = (await overview()).current
    const { totals, records: shown } = await records(`&figure=${figure}`)
    const sum = (totals?.inMinor ?? 0) - (totals?.outMinor ?? 0)
    // A rebate of a lottery is in its bet, which was not settled by this entry.
    const lottery = shown
      .filter(({ kind }) => kind === 'lottery-rebate')
      .reduce((all, one) => all + one.amountMinor, 0)
    expect(sum - lottery).toBe(figure === 'withdrawalMinor' ? -sums[figure] : sums[figure])
    expect(sum).not.toBe(0)
    expect(shown).toHaveLength(totals?.count ?? -1)
  })

  // TEAM-6 TEAM-8
  it('my income of the overview is the sum of the entries of the agent itself that it leads to', async () => {
    const { incomeMinor } = (await overview()).current
    const { totals, records: shown } = await records('&figure=incomeMinor')
    expect((totals?.inMinor ?? 0) - (totals?.outMinor ?? 0)).toBe(incomeMinor)
    expect(shown.reduce((all, one) => all + one.amountMinor, 0)).toBe(incomeMinor)
    expect(shown.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['commission', 'commission-taken', 'salary', 'hourly-salary-taken', 'dividend']),
    )
    expect(new Set(shown.map(({ userName }) => userName)).size).toBe(1)
    const own = shown[0]?.userName ?? ''
    expect((await records(`&figure=incomeMinor&user=${own}`)).records).toHaveLength(shown.length)
    expect((await records('&figure=incomeMinor&user=somebody')).records).toEqual([])
    expect((await records('&figure=incomeMinor&types=commission')).totals?.outMinor).toBe(0)
  })

  // TEAM-6 TEAM-13
  it('what was bet, what counts of it and prizes are the totals of the bets that they lead to', async () => {
    const { sums } = (await overview()).current
    const { totals } = await get<AnswerOf<typeof teamBetsCall>>(`team/bets?from=${day()}&to=${day()}`)
    expect(totals).toMatchObject({
      count: sums.bets,
      stakeMinor: sums.stakeMinor,
      validMinor: sums.validMinor,
      prizeMinor: sums.prizeMinor,
    })
    expect(sums.stakeMinor).toBe(30_003)
  })

  // TEAM-6 TEAM-7
  it('every figure of the overview is the total of the report of the same days without the agent itself', async () => {
    const { sums } = (await overview()).current
    const { total, rows } = await get<AnswerOf<typeof teamReportCall>>(
      `team/pnl?from=${day()}&to=${day()}&self=0`,
    )
    expect(rows.map((row) => row.sums)).toEqual([sums])
    expect(total).toEqual(sums)
  })

  // TEAM-8
  it('types narrow the entries of a figure, and a withdrawal that was paid is one', async () => {
    const { records: shown } = await records('&figure=withdrawalMinor&types=withdraw')
    expect(shown.map(({ kind, type }) => [kind, type])).toEqual([['withdrawal-paid', 'withdraw']])
    expect((await records('&figure=depositMinor&types=bet')).records).toEqual([])
  })
})
