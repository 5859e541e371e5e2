import { sql } from 'kysely'
import { createTestDatabase } from '../testing/test-database'
import type { Database } from './database/database'
import { totalOf } from './totals'

let db: Database
beforeAll(async () => {
  db = (await createTestDatabase()).db
})
afterAll(() => db.close())

const over = async (values: string, total: ReturnType<typeof totalOf>) => {
  const rows = sql`(values ${sql.raw(values)}) as payments (minor, state)`
  return (await sql<{ total: number }>`select ${total} as total from ${rows}`.execute(db.read)).rows[0]?.total
}
const payments = `(500::bigint, 'paid'), (250, 'paid'), (-100, 'open')`

// LEDGER-4
it('a total sums a column over all rows, an expression, or the rows that satisfy a condition', async () => {
  expect(await over(payments, totalOf('payments.minor'))).toBe(650)
  expect(await over(payments, totalOf(sql`minor * 2`))).toBe(1_300)
  expect(await over(payments, totalOf('minor', sql`state = ${'paid'}`))).toBe(750)
})

// LEDGER-4
it('a total over no rows is 0', async () => {
  expect(await over(payments, totalOf('minor', sql`state = 'none'`))).toBe(0)
})

// LEDGER-4
it('a total beyond the exact numbers is refused instead of rounded', async () => {
  const large = `(9007199254740991::bigint, 'paid'), (1, 'paid')`
  await expect(over(large, totalOf('minor'))).rejects.toMatchObject({ code: 'amount.too.large' })
})
