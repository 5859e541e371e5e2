import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ledgerAudit } from '../../../kernel/ledger'
import { firstDigit, openBetsTestbed, type BetsTestbed } from '../bets/testing/bets-testbed'
import { addLotteries } from '../draws/testing/add-lottery'

/** Of the tables with what was published or sold, the columns that a later step may write. */
const mayChange: Record<string, readonly string[]> = {
  lottery_chains: [],
  lottery_issues: [
    'state',
    'seed',
    'digest',
    'orders',
    'has_orders',
    'numbers',
    'settle_at',
    'corrections',
    'fetch_at',
    'witness_seed',
    'witness_signature',
    'witness_at',
    'witness_by',
  ],
  lottery_corrections: [],
  lottery_orders: [
    'cancelled_minor',
    'highest_minor',
    'prize_minor',
    'rebate_minor',
    'invalid_minor',
    'state',
    'ended_at',
    'correction',
  ],
  lottery_lines: ['state', 'win_units', 'prize_fine'],
  lottery_chases: [
    'state',
    'placed_count',
    'spent_minor',
    'refunded_minor',
    'prize_minor',
    'ended_at',
    'due_at',
  ],
  lottery_chase_issues: ['open_at', 'close_at', 'state', 'order_id', 'prize_minor', 'reason'],
}
const tables = Object.keys(mayChange)

describe('what was published or sold, changed directly in the database', () => {
  const [drawn, open, lottery] = ['20261101-0721', '20261101-0722', 'five60']
  let bed: BetsTestbed
  const run = (statement: string) => sql.raw(statement).execute(bed.test.db.read)

  beforeAll(async () => {
    bed = await openBetsTestbed()
    await bed.test.db.write.deleteFrom('lotteries').execute()
    await addLotteries(bed.test.db, bed.test.clock.now())
    await bed.test.runJobs()
    const caller = await bed.member(100_000)
    const line = firstDigit([1, 2], { multiplier: 3, amountMinor: 600 })
    await bed.place(caller, drawn, [line, line])
    const cancelled = await bed.place(caller, drawn, [line, line])
    await bed.cancel(caller, cancelled.value.order.id, 1)
    await bed.cancel(caller, cancelled.value.order.id)
    const issues = [721, 722, 723].map((n) => ({ issue: `20261101-0${String(n)}`, multiplier: 1 }))
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    const payload = { lottery, lines: [line], issues, stopsOnWin: false }
    await bed.test.call({ method: 'POST', url: '/lgw/chases', payload, headers })
    await bed.test.runJobs(13, 5_000)
    const { rows } = await run(
      `select (select state from lottery_issues where no = '${drawn}') as state,
        (select count(*)::int from lottery_orders where state in ('paid', 'lost')) as settled,
        (select count(*)::int from lottery_orders where state = 'cancelled') as cancelled,
        (select count(*)::int from lottery_orders where issue = '${open}') as placed`,
    )
    // Drawing, settling, cancelling and planning go on as before.
    expect(rows).toEqual([{ state: 'drawn', settled: 2, cancelled: 1, placed: 1 }])
  })
  afterAll(async () => {
    expect(await ledgerAudit(bed.test.db.read)).toEqual([])
    await bed.test.close()
  })

  // DRAW-8
  it.each(tables)(
    'every column of %s is refused an update, but those that a later step writes',
    async (table) => {
      const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} order by 1`.execute(bed.test.db.read)
      const refused: string[] = []
      for (const { name } of rows)
        await run(`update ${table} set ${name} = ${name} where false`).catch((error: Error) => {
          expect(error.message).toMatch(/is fixed|append-only/)
          refused.push(name)
        })
      const expected = rows.map(({ name }) => name).filter((name) => !mayChange[table]?.includes(name))
      expect(refused).toEqual(expected)
    },
  )

  // DRAW-8
  it.each([...tables, 'lotteries', 'entries', 'transactions', 'audit_trail'])(
    '%s cannot be emptied, whether by delete or by truncate',
    async (table) => {
      const reasons = /is fixed|append-only|is kept|foreign key/
      await expect(run(`truncate ${table} cascade`)).rejects.toThrow(reasons)
      await expect(run(`delete from ${table}`)).rejects.toThrow(reasons)
    },
  )

  // DRAW-8, BET-7
  it.each([
    ['the end of a chain', `update lottery_chains set end_hash = '\\x00'`],
    ['the hash of an open issue', `update lottery_issues set seed_hash = '\\x00' where no = '${open}'`],
    ['the source of an open issue', `update lottery_issues set source = 'entered' where no = '${open}'`],
    ['the close of an open issue', `update lottery_issues set close_at = close_at + 1 where no = '${open}'`],
    ['the digest of a drawn issue', `update lottery_issues set digest = '\\x00' where no = '${drawn}'`],
    ['the seed of a drawn issue', `update lottery_issues set seed = '\\x00' where no = '${drawn}'`],
    ['the numbers of a drawn issue', `update lottery_issues set numbers = '\\x00' where no = '${drawn}'`],
    ['the count of digested orders', `update lottery_issues set orders = 0 where no = '${drawn}'`],
    [
      'a drawn issue, opened again',
      `update lottery_issues set state = 'open', numbers = null where no = '${drawn}'`,
    ],
    ['a drawn issue, removed', `delete from lottery_issues where no = '${drawn}'`],
    ['an open issue, removed', `delete from lottery_issues where no = '${open}'`],
    ['a link of the chain, used again', `update lotteries set link = link - 1`],
    ['the rules of a lottery', `update lotteries set rules = 'dice'`],
    ['the picks of a sold line', `update lottery_lines set picks = '[[9],[],[],[],[]]'`],
    ['the multiplier of a sold line', `update lottery_lines set multiplier = 9`],
    ['the stake of a sold line', `update lottery_lines set amount_minor = 1`],
    ['the stake of an order', `update lottery_orders set amount_minor = 1`],
    ['the issue of an order', `update lottery_orders set issue = '${open}'`],
    ['a settled order, opened again', `update lottery_orders set state = 'placed' where issue = '${drawn}'`],
    [
      'a settled order, cancelled in part',
      `update lottery_orders set cancelled_minor = 100 where state in ('paid', 'lost')`,
    ],
    ['a cancelled order, paid', `update lottery_orders set state = 'paid' where state = 'cancelled'`],
    ['a sold order, removed', `delete from lottery_orders where issue = '${drawn}'`],
    [
      'a line, added to a sold order',
      `insert into lottery_lines select order_id, 99, play, picks, units, multiplier, mode,
      prize_group, amount_minor, highest_minor, prizes, rebate, sides, 'placed', '[]', 0 from lottery_lines limit 1`,
    ],
    [
      'an order, added to a closed issue',
      `insert into lottery_orders select (jsonb_populate_record(o,
      '{"id": "LTlate", "state": "placed", "ended_at": null}')).* from lottery_orders o where issue = '${drawn}' limit 1`,
    ],
    ['the lines of a plan', `update lottery_chases set lines = '[]'`],
    ['the multiplier of a planned issue', `update lottery_chase_issues set multiplier = 9`],
  ])('the database refuses to change %s', async (_what, statement) => {
    await expect(run(statement)).rejects.toThrow(
      /is fixed|are fixed|is kept|is drawn already|does not go back|has ended|no line after/,
    )
  })
})
