import type { rebateIncomeCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { TestCaller } from '../../../../testing/create-test-gateway'
import { eventually } from '../../../../testing/eventually'
import { perform } from '../../../../testing/perform'
import { hasLevels } from '../../../identity/directory'
import { salaryTerms, tierOf } from '../../contracts/testing'
import { auditIncomes } from './audit-incomes'
import { openAuditedIncomes } from './testing/open-audited-incomes'

describe('incomes at a merchant without levels', () => {
  let bed: Awaited<ReturnType<typeof openAuditedIncomes>>
  let [top, middle, player]: (TestCaller & { account: string })[] = []
  beforeAll(async () => {
    bed = await openAuditedIncomes()
    bed.nextDay(4)
    await bed.settle()
    top = await bed.add()
    middle = await bed.add(top.id, { type: 2 })
    player = await bed.add(middle.id, { type: 0 })
    await bed.giveRate(middle.id, 30)
    await bed.giveRate(player.id, 10)
    await bed.siteGives(top, salaryTerms(tierOf(1_000, 20)), 'daily-salary')
    bed.nextDay(12)
  })
  afterAll(() => bed.close())

  const levels = async (multiLevel: boolean) => {
    const asked = { kind: 'setting', merchant: 'demo', path: 'lines', value: { multiLevel } }
    await perform(bed.db, asked, { by: 'tester', why: 'a test' }, bed.clock.now())
    await eventually(async () => {
      const merchant = await bed.gateway.merchants.find('demo')
      if (!merchant || hasLevels(merchant) !== multiLevel) throw new Error('not yet')
    })
  }
  const booked = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries({ top, middle, player }).map(
          async ([name, who]) => [name, (await bed.booked(who as TestCaller)).toSorted()] as const,
        ),
      ),
    )
  const pending = async (who?: TestCaller) => {
    const { headers } = await bed.signedInAgain(who as never)
    const answer = await bed.call({ url: '/wps/agent/income/rebate', headers })
    return answer.json<{ value: AnswerOf<typeof rebateIncomeCall> }>().value.rows[0]?.amountMinor
  }
  const play = async () => {
    for (const who of [middle, player]) if (who) await bed.play(who, 100_000)
  }

  // TEAM-14 INCOME-1 INCOME-3 INCOME-4
  it('bets pay the member and who is directly above it by the rates of the line, and nobody further up', async () => {
    await levels(false)
    await play()
    expect([await pending(top), await pending(middle)]).toEqual([200, 500])
    await bed.settle()
    expect(await booked()).toEqual({
      top: ['commission 200', 'salary 200'],
      middle: ['commission 200', 'line-rebate 300'],
      player: ['line-rebate 100'],
    })
    expect(await auditIncomes(bed.db, { merchant: 'demo' })).toEqual([])
  })

  // TEAM-14 INCOME-4
  it('what was settled without levels stays when they are switched on again, and the next day pays the whole line', async () => {
    bed.clock.advance(3_600_000)
    await levels(true)
    await play()
    await bed.settle()
    expect((await booked())['top']).toEqual(['commission 200', 'commission 400', 'salary 200', 'salary 400'])
    expect(await auditIncomes(bed.db, { merchant: 'demo' })).toEqual([])
  })
})
