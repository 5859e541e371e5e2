import type { Chase } from '@plaza/contract/lottery'
import { memberTypes } from '@plaza/contract/identity'
import { randomUUID } from 'node:crypto'
import { ledgerAudit } from '../../../kernel/ledger'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { firstDigit, openBetsTestbed, type BetsTestbed } from '../bets/testing/bets-testbed'
import { addLotteries } from '../draws/testing/add-lottery'

/** Of testStart, noon in Manila, and the one after it. */
const issues = ['20261101-0721', '20261101-0722']

describe('a plan of a member whose agent gave it a lower prize group', () => {
  let bed: BetsTestbed
  let member: TestCaller
  beforeEach(async () => {
    bed = await openBetsTestbed()
    const { db, clock } = bed.test
    await db.write.deleteFrom('lotteries').execute()
    await addLotteries(db, clock.now())
    await bed.test.runJobs()
    const agent = await bed.member(0, { type: memberTypes.agent })
    member = await bed.member(10_000, { uplineId: agent.id })
  })
  afterEach(async () => {
    expect(await ledgerAudit(bed.test.db.read)).toEqual([])
    await bed.test.close()
  })

  /** Sets the member's rate of lotteries, hundredths of a per cent: its prize group is 1800 at nothing, 1950 at 750. */
  const give = async (rate: number) => {
    await bed.test.db.write.deleteFrom('agent_rates').where('member_id', '=', member.id).execute()
    await bed.test.db.write
      .insertInto('agent_rates')
      .values({ merchant: 'demo', member_id: member.id, category: 'LOTT', since_day: '2026-11-01', rate })
      .execute()
  }
  const plan = async (prizeGroup: number) => {
    const payload = {
      lottery: 'five60',
      lines: [firstDigit([1], { prizeGroup })],
      issues: issues.map((issue) => ({ issue, multiplier: 1 })),
      stopsOnWin: false,
    }
    const headers = { ...member.headers, 'idempotency-key': randomUUID() }
    const sent = await bed.test.call({ method: 'POST', url: '/lgw/chases', payload, headers })
    return sent.json<{ code?: string; value: { chase: Chase } }>()
  }
  /** Of each order, as its line was sold, the oldest first; rebates in ten-thousandths of the stake. */
  const sold = () =>
    bed.test.db.read
      .selectFrom('lottery_lines as l')
      .innerJoin('lottery_orders as o', 'o.id', 'l.order_id')
      .select(['o.issue', 'l.prize_group as group', 'l.rebate'])
      .orderBy('o.issue')
      .orderBy('o.created_at')
      .execute()
  const second = () => bed.test.runJobs(13, 5_000)

  // LOTTERY-4, RATE-1
  it('the orders of a plan have the rebate that the same lines have without a plan', async () => {
    await give(0)
    const line = firstDigit([1], { prizeGroup: 1_800 })
    expect((await bed.place(member, issues[0] ?? '', [line])).success).toBe(true)
    expect((await plan(1_800)).code).toBeUndefined()
    expect((await plan(1_802)).code).toBe('lottery.group.invalid')
    await second()
    expect(await sold()).toEqual([
      { issue: issues[0], group: 1_800, rebate: 0 },
      { issue: issues[0], group: 1_800, rebate: 0 },
      { issue: issues[1], group: 1_800, rebate: 0 },
    ])
  })

  // LOTTERY-4, RATE-1
  it.each([
    ['falls', 0],
    ['rises', 700],
  ])(
    'the orders of a plan keep the prizes and rebates of when it was made where the group %s',
    async (_what, later) => {
      await give(600)
      expect((await plan(1_900)).code).toBeUndefined()
      await give(later)
      await second()
      expect(await sold()).toEqual(issues.map((issue) => ({ issue, group: 1_900, rebate: 100 })))
    },
  )

  // LOTTERY-4, LOTTERY-6
  it('a prize group that the merchant lowers counts for the orders that a plan has left', async () => {
    await give(600)
    expect((await plan(1_800)).code).toBeUndefined()
    await operateInEffect(bed.test, {
      kind: 'setting',
      merchant: 'demo',
      path: 'lotteryBetting',
      value: { group: 1_850 },
    })
    await second()
    expect((await sold()).map(({ rebate }) => rebate)).toEqual([600, 250])
  })

  // LOTTERY-4, BET-7
  it('the prize group of a plan is fixed in the database', async () => {
    const { value } = await plan(1_900)
    const written = bed.test.db.write.updateTable('lottery_chases').where('id', '=', value.chase.id)
    await expect(written.set({ own_group: 1_800 } as object).execute()).rejects.toThrow(/is fixed/)
  })
})
