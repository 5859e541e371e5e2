import type { LotteryOrder } from '@plaza/contract/lottery'
import { sql } from 'kysely'
import { houseAccount, ledgerAudit, memberWallet, readDebts, transfer } from '../../../kernel/ledger'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { perform } from '../../../testing/perform'
import { settlementJob } from './settlement-job'
import { firstDigit, openBetsTestbed, type BetsTestbed } from './testing/bets-testbed'
import { awaitResult } from './testing/test-issue'

describe('correcting the result of a settled issue', () => {
  let bed: BetsTestbed
  let issue: string
  beforeAll(async () => {
    bed = await openBetsTestbed()
    await bed.test.db.write.updateTable('lotteries').set({ draw_source: 'entered' }).execute()
  })
  beforeEach(async () => {
    issue = await bed.open()
  })
  afterEach(async () => expect(await ledgerAudit(bed.test.db.read)).toEqual([]))
  afterAll(() => bed.test.close())

  const step = (kind: 'draw-enter' | 'draw-correct' | 'draw-confirm', by: string, numbers: string) =>
    perform(
      bed.test.db,
      { kind, merchant: 'demo', lottery: 'five60', issue, numbers },
      { by, why: 'the publisher corrected it' },
      bed.test.clock.now(),
    )
  /** Draws or corrects, and settles. */
  const publish = async (numbers: string, isCorrection = false) => {
    if (!isCorrection) {
      bed.test.clock.advance(60_000)
      await awaitResult(bed.test, issue)
    }
    await step(isCorrection ? 'draw-correct' : 'draw-enter', 'ana', numbers)
    await step('draw-confirm', 'ben', numbers)
    await bed.test.runJobs()
  }
  const correct = (numbers: string) => publish(numbers, true)
  const detail = async (caller: TestCaller, id: string) =>
    (await bed.read<{ value: { order: LotteryOrder } }>(caller, `/lgw/orders/detail?id=${id}`)).value.order
  const spend = (caller: TestCaller, minor: number) =>
    bed.test.db.transaction((trx) =>
      transfer(trx, {
        merchant: 'demo',
        currency: 'PHP',
        kind: 'withdrawal-paid',
        reference: `W-${caller.id}`,
        entries: [
          { account: memberWallet(caller.id, 'main'), amountMinor: -minor },
          { account: houseAccount('psp:clearing'), amountMinor: minor },
        ],
        now: 0,
      }),
    )
  const payoutOf = async (caller: TestCaller) =>
    (
      await bed.test.db.read
        .selectFrom('member_days')
        .select('prize_minor')
        .where('member_id', '=', caller.id)
        .where('category', '=', 'LOTT')
        .executeTakeFirst()
    )?.prize_minor

  // BET-6
  it('a prize that was wrong is taken back and one that was missed is paid, each once, with the day of both', async () => {
    const [won, lost, other] = [await bed.member(10_000), await bed.member(10_000), await bed.member(10_000)]
    const first = (await bed.place(won, issue, [firstDigit([1])])).value.order
    const second = (await bed.place(lost, issue, [firstDigit([2])])).value.order
    const third = (await bed.place(other, issue, [firstDigit([3])])).value.order
    await publish('11111')
    expect(await bed.mainOf(won)).toBe(9_900 + 975)
    await correct('21111')
    await bed.test.runJobs()
    expect(await bed.mainOf(won)).toBe(9_900)
    expect(await bed.mainOf(lost)).toBe(9_900 + 975)
    expect(await bed.mainOf(other)).toBe(9_900)
    expect(await detail(won, first.id)).toMatchObject({
      state: 'corrected',
      prizeMinor: 0,
      lines: [{ state: 'corrected', winUnits: [0] }],
    })
    expect(await detail(lost, second.id)).toMatchObject({ state: 'corrected', prizeMinor: 975 })
    expect(await detail(other, third.id)).toMatchObject({ state: 'lost', lines: [{ state: 'lost' }] })
    expect(await payoutOf(won)).toBe(0)
    expect(await payoutOf(lost)).toBe(975)
    expect(await readDebts(bed.test.db.read)).toEqual([])
  })

  // BET-6
  it('what a wallet no longer has is owed, and a later correction that pays its member pays the debt first', async () => {
    const caller = await bed.member(100)
    const { id } = (await bed.place(caller, issue, [firstDigit([1])])).value.order
    await publish('10000')
    await spend(caller, 900)
    await correct('20000')
    expect(await bed.mainOf(caller)).toBe(0)
    expect(await readDebts(bed.test.db.read)).toMatchObject([
      { merchant: 'demo', memberId: caller.id, currency: 'PHP', debtMinor: 900, reference: id },
    ])
    await correct('12345')
    expect(await bed.mainOf(caller)).toBe(75)
    expect(await readDebts(bed.test.db.read)).toEqual([])
  })

  // BET-6
  it('a member is told of a corrected order once, with its prize before and after and what could not be taken back', async () => {
    const [won, other] = [await bed.member(100), await bed.member(100)]
    const { id } = (await bed.place(won, issue, [firstDigit([1])])).value.order
    await bed.place(other, issue, [firstDigit([3])])
    await publish('10000')
    await spend(won, 900)
    await correct('20000')
    const mailsOf = ({ id: member }: TestCaller) =>
      bed.test.db.read.selectFrom('mails').selectAll().where('member_id', '=', member).execute()
    const [mail, ...others] = await mailsOf(won)
    expect([mail?.title.en, mail?.title.fil, others]).toEqual([
      'A result was corrected',
      'May naitamang resulta',
      [],
    ])
    expect(mail?.content.en).toContain(
      `Your order ${id} was settled again: its prize is PHP 0.00, before it was PHP 9.75.`,
    )
    expect(mail?.content.en).toContain(
      'You owe PHP 9.00. It is taken from what reaches your main wallet until it is paid.',
    )
    expect(await mailsOf(other)).toEqual([])
    await correct('10000')
    expect(await mailsOf(won)).toHaveLength(2)
  })

  it('a correction that dies while its money is booked is made once when it runs again', async () => {
    const caller = await bed.member(100)
    await bed.place(caller, issue, [firstDigit([1])])
    await publish('1 0 0 0 0')
    expect(await bed.mainOf(caller)).toBe(975)
    await step('draw-correct', 'ana', '2 0 0 0 0')
    await step('draw-confirm', 'ben', '2 0 0 0 0')
    const { read } = bed.test.db
    await sql`create function dies() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      read,
    )
    await sql`create trigger dies before update on accounts for each statement execute function dies()`.execute(
      read,
    )
    await expect(settlementJob(bed.test.gateway).run()).rejects.toThrow('killed')
    await sql`drop trigger dies on accounts`.execute(read)
    expect(await bed.mainOf(caller)).toBe(975)
    bed.test.clock.advance(60_000)
    await bed.test.runJobs()
    await bed.test.runJobs()
    expect(await bed.mainOf(caller)).toBe(0)
  })

  it('two orders of one member share what the wallet has', async () => {
    const caller = await bed.member(200)
    await bed.place(caller, issue, [firstDigit([1])])
    await bed.place(caller, issue, [firstDigit([1])])
    await publish('10000')
    await spend(caller, 700)
    await correct('20000')
    expect(await bed.mainOf(caller)).toBe(0)
    const debts = await readDebts(bed.test.db.read)
    expect(debts.map(({ debtMinor }) => debtMinor)).toEqual([700])
    await correct('10000')
    expect(await bed.mainOf(caller)).toBe(2 * 975 - 700)
  })

  it('a correction before the first settlement settles by the right result alone', async () => {
    const caller = await bed.member(10_000)
    const { id } = (await bed.place(caller, issue, [firstDigit([1])])).value.order
    bed.test.clock.advance(60_000)
    await awaitResult(bed.test, issue)
    await step('draw-enter', 'ana', '10000')
    await step('draw-confirm', 'ben', '10000')
    await step('draw-correct', 'ana', '20000')
    await step('draw-confirm', 'ben', '20000')
    await bed.test.runJobs()
    expect(await bed.mainOf(caller)).toBe(9_900)
    expect((await detail(caller, id)).state).toBe('lost')
  })

  it('a cancelled line stays cancelled, and several processes correct every order once', async () => {
    const callers = await Promise.all(Array.from({ length: 8 }, () => bed.member(10_000)))
    for (const caller of callers) {
      const { id } = (await bed.place(caller, issue, [firstDigit([1]), firstDigit([2])])).value.order
      await bed.cancel(caller, id, 2)
    }
    await publish('20000')
    await step('draw-correct', 'ana', '10000')
    await step('draw-confirm', 'ben', '10000')
    await Promise.all(Array.from({ length: 3 }, () => bed.test.runJobs()))
    for (const caller of callers) expect(await bed.mainOf(caller)).toBe(9_900 + 975)
  })
})
