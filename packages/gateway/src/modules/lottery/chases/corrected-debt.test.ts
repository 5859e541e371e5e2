import { sql } from 'kysely'
import { ledgerAudit, readBalance, readDebts } from '../../../kernel/ledger'
import { perform } from '../../../testing/perform'
import { settlementJob } from '../bets/settlement-job'
import { firstDigit } from '../bets/testing/bets-testbed'
import { awaitResult } from '../bets/testing/test-issue'
import { openInterruptedBed, type InterruptedBed } from './testing/interrupted-bed'

describe('a corrected result whose money is in plans, bets and wallets', () => {
  let bed: InterruptedBed
  beforeAll(async () => {
    bed = await openInterruptedBed()
  })
  afterEach(async () => expect(await ledgerAudit(bed.test.db.read)).toEqual([]))
  afterAll(() => bed.close())

  const step = (kind: 'draw-enter' | 'draw-correct' | 'draw-confirm', issue: string, numbers: string) =>
    perform(
      bed.test.db,
      { kind, merchant: 'demo', lottery: 'entered', issue, numbers },
      { by: kind === 'draw-confirm' ? 'ben' : 'ana', why: 'the publisher corrected it' },
      bed.test.clock.now(),
    )
  const settle = () => settlementJob(bed.test.gateway).run()
  const owner = (memberId: string) => ({ memberId, merchant: 'demo', currency: 'PHP' })
  const holdings = async (memberId: string) => {
    const { wallets, debtMinor = 0 } = await readBalance(bed.test.db.read, owner(memberId), 0)
    const of = (name: string) => wallets.find(({ wallet }) => wallet === name)?.balanceMinor ?? 0
    return { main: of('main'), chase: of('chase'), debtMinor }
  }
  /** A member who won 975 with a stake of 100, on an issue whose result is known. */
  const winner = async () => {
    const memberId = await bed.member(100)
    const issue = await bed.open('entered')
    await bed.place(memberId, 'entered', issue, [firstDigit([1])])
    bed.test.clock.advance(60_000)
    await awaitResult(bed.test, issue)
    await step('draw-enter', issue, '10000')
    await step('draw-confirm', issue, '10000')
    await settle()
    expect((await holdings(memberId)).main).toBe(975)
    return { memberId, issue }
  }
  const correct = async (issue: string) => {
    await step('draw-correct', issue, '20000')
    await step('draw-confirm', issue, '20000')
    await settle()
  }
  const planStates = async (memberId: string) =>
    (
      await bed.test.db.read
        .selectFrom('lottery_chases')
        .select('state')
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    ).map(({ state }) => state)

  // BET-6, LEDGER-7
  it('plans end, the oldest first, until they have paid what the wallet could not', async () => {
    const { memberId, issue } = await winner()
    const ahead = await bed.ahead('still', 4)
    await bed.plan(memberId, 'still', ahead, [firstDigit([1])])
    bed.test.clock.advance(1)
    await bed.plan(memberId, 'still', ahead.slice(0, 3), [firstDigit([1])])
    await bed.move(memberId, -75)
    expect(await holdings(memberId)).toEqual({ main: 200, chase: 700, debtMinor: 0 })
    await bed.move(memberId, 600)
    await correct(issue)
    expect(await planStates(memberId)).toEqual(['cancelled', 'running'])
    expect(await holdings(memberId)).toEqual({ main: 225, chase: 300, debtMinor: 0 })
    const { rows } = await sql<{ content: { en: string } }>`
      select content from mails where member_id = ${memberId}`.execute(bed.test.db.read)
    expect(rows[0]?.content.en).toContain('a plan over several issues was ended')
    expect(rows[0]?.content.en).not.toContain('You owe')
  })

  // BET-6, LEDGER-7
  it('what is in another bet or outside pays when it comes back, by whatever way', async () => {
    const { memberId, issue } = await winner()
    const ahead = await bed.ahead('still', 2)
    await bed.plan(memberId, 'still', ahead, [firstDigit([1])])
    const other = await bed.open('entered')
    await bed.place(memberId, 'entered', other, [firstDigit([7])])
    await bed.move(memberId, -600)
    await correct(issue)
    expect(await planStates(memberId)).toEqual(['cancelled'])
    expect(await holdings(memberId)).toEqual({ main: 0, chase: 0, debtMinor: 700 })
    expect(await readDebts(bed.test.db.read, [memberId])).toMatchObject([{ debtMinor: 700 }])
    bed.test.clock.advance(60_000)
    await awaitResult(bed.test, other)
    await step('draw-enter', other, '71111')
    await step('draw-confirm', other, '71111')
    await settle()
    expect(await holdings(memberId)).toEqual({ main: 275, chase: 0, debtMinor: 0 })
  })
})
