import { totalOf } from '../totals'
import { pageAt } from '../pages'
import type { Database } from '../database/database'
import { addMember, addMerchants } from '../../testing/fixtures'
import { createTestDatabase } from '../../testing/test-database'
import { recordPage, recordsAfter } from './record-page'

let db: Database
beforeAll(async () => {
  db = (await createTestDatabase()).db
  await addMerchants(db)
  const memberId = await addMember(db, { account: 'agent01' }, 'none')
  const uplineId = await addMember(db, { account: 'upline01' }, 'none')
  // Two of the five were created in the same millisecond.
  const rows = [
    ['a', 100],
    ['b', 200],
    ['c', 200],
    ['d', 300],
    ['e', 400],
  ].map(([id, createdAt]) => ({
    id: String(id),
    merchant: 'demo',
    member_id: memberId,
    upline_id: uplineId,
    amount_minor: 1,
    currency: 'PHP',
    remark: '',
    state: 'success' as const,
    created_at: Number(createdAt),
    ended_at: 500,
  }))
  await db.transaction((trx) => trx.insertInto('upline_transfers').values(rows).execute())
})
afterAll(() => db.close())

const upTo = (createdAt: number) =>
  db.read.selectFrom('upline_transfers').where('created_at', '<=', createdAt)
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const sums = { sumMs: totalOf('created_at') }

// LIST-6, RECORDS-1
it('a page has its records newest first, and the number and totals of all pages', async () => {
  const { rows, ...rest } = await recordPage(upTo(300), pageAt(1, 2), sums)
  expect(ids(rows)).toEqual(['d', 'c'])
  expect(rest).toEqual({ totals: { count: 4, sumMs: 800 }, pageNum: 1, totalPages: 2 })
  expect(ids((await recordPage(upTo(300), pageAt(2, 2), sums)).rows)).toEqual(['b', 'a'])
})

// LIST-6
it('a page of a query that finds nothing is empty, and its totals are 0', async () => {
  expect(await recordPage(upTo(50), pageAt(1, 2), sums)).toEqual({
    rows: [],
    totals: { count: 0, sumMs: 0 },
    pageNum: 1,
    totalPages: 0,
  })
})

// RECORDS-1
it('an export in parts repeats and omits no record of the same millisecond', async () => {
  const exported: string[] = []
  let after: { createdAt: number; id: string } | undefined
  for (;;) {
    const rows = await recordsAfter(upTo(400), after, 2)
    const last = rows.at(-1)
    if (!last) break
    exported.push(...ids(rows))
    after = { createdAt: last.created_at, id: last.id }
  }
  expect(exported).toEqual(['e', 'd', 'c', 'b', 'a'])
})
