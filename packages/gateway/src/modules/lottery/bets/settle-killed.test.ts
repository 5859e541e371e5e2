import { ledgerAudit } from '../../../kernel/ledger'
import { sql } from 'kysely'
import { firstDigit, openBetsTestbed, type BetsTestbed } from './testing/bets-testbed'
import { endIssue } from './testing/test-issue'
import { settlementJob } from './settlement-job'

describe('a settlement that is interrupted', () => {
  let bed: BetsTestbed
  beforeAll(async () => {
    bed = await openBetsTestbed()
  })
  afterAll(() => bed.test.close())

  // BET-3
  it('a settlement that dies in the middle of a batch goes on after 5 s and pays everybody once', async () => {
    const issue = await bed.open()
    const callers = await Promise.all(Array.from({ length: 5 }, () => bed.member(1_000)))
    for (const caller of callers) await bed.place(caller, issue, [firstDigit([1])])
    bed.test.clock.advance(60_000)
    await endIssue(bed.test, issue, [1, 0, 0, 0, 0])
    const job = settlementJob(bed.test.gateway)
    const { read } = bed.test.db
    // The results are written by then, and the prizes are half booked.
    await sql`create function dies() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      read,
    )
    await sql`create trigger dies before update on accounts for each statement execute function dies()`.execute(
      read,
    )
    await expect(job.run()).rejects.toThrow('killed')
    await sql`drop trigger dies on accounts`.execute(read)
    for (const caller of callers) expect(await bed.mainOf(caller)).toBe(900)
    // Another process leaves an issue to the one that claimed it for 5 s, and no longer.
    bed.test.clock.advance(4_999)
    while ((await job.run()) > 0);
    for (const caller of callers) expect(await bed.mainOf(caller)).toBe(900)
    bed.test.clock.advance(1)
    while ((await job.run()) > 0);
    for (const caller of callers) expect(await bed.mainOf(caller)).toBe(1_875)
    while ((await job.run()) > 0);
    for (const caller of callers) expect(await bed.mainOf(caller)).toBe(1_875)
    expect(await ledgerAudit(bed.test.db.read)).toEqual([])
  })

  // BET-3
  it('a settlement that dies ten times at any step, with other processes at work, pays every order once', async () => {
    const issue = await bed.open()
    const { db, clock } = bed.test
    const callers = await Promise.all(Array.from({ length: 40 }, () => bed.member(10_000)))
    for (const caller of callers)
      await bed.place(
        caller,
        issue,
        Array.from({ length: 5 }, () => firstDigit([1], { prizeGroup: 1900 })),
      )
    clock.advance(60_000)
    await endIssue(bed.test, issue, [1, 0, 0, 0, 0])
    const jobs = [settlementJob(bed.test.gateway), settlementJob(bed.test.gateway)]
    let died = 0
    for (const table of ['lottery_orders', 'lottery_lines', 'member_days', 'transactions', 'accounts']) {
      for (const step of ['before', 'after']) {
        const [when, what] = [sql.raw(step), sql.raw(`insert or update on ${table}`)]
        await sql`create trigger dies ${when} ${what} for each statement execute function dies()`.execute(
          db.read,
        )
        const ended = await Promise.allSettled(jobs.map((job) => job.run()))
        died += ended.filter(({ status }) => status === 'rejected').length
        await sql`drop trigger dies on ${sql.table(table)}`.execute(db.read)
        clock.advance(5_000)
      }
    }
    expect(died).toBeGreaterThanOrEqual(10)
    for (const caller of callers) expect(await bed.mainOf(caller)).toBe(9_500)
    await Promise.all(jobs.map((job) => job.run()))
    // Five lines: 4,750 of prizes and a rebate of 2.5 % on 500, floored once.
    for (const caller of callers) expect(await bed.mainOf(caller)).toBe(9_500 + 4_750 + 12)
    expect(await ledgerAudit(db.read)).toEqual([])
  })
})
