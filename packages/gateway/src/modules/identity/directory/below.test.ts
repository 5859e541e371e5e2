import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database'
import { addMember, addMerchants } from '../../../testing/fixtures'
import { createTestDatabase } from '../../../testing/test-database'
import { countBelow, everybodyBelow } from './below'

let db: Database
beforeAll(async () => {
  db = (await createTestDatabase()).db
  await addMerchants(db)
})
afterAll(() => db.close())

const add = (account: string, uplineId?: string, merchant = 'demo') =>
  addMember(db, { account, merchant, ...(uplineId && { uplineId }) }, 'none')
const below = async (id: string) => {
  const { rows } = await sql<{ id: string }>`select id from ${everybodyBelow('demo', id)} line`.execute(
    db.read,
  )
  return rows.map((row) => row.id).sort()
}

it('everybody below a member is found at any depth, of the same merchant only', async () => {
  const top = await add('top')
  const second = await add('second', top)
  const third = await add('third', second)
  await add('elsewhere', second, 'lite')
  expect(await below(top)).toEqual([second, third].sort())
  expect(await countBelow(db.read, 'demo', top)).toBe(1)
  expect(await below(third)).toEqual([])
})

it('a cycle of members ends the search and does not contain the member itself', async () => {
  const one = await add('one')
  const two = await add('two', one)
  await db.transaction((trx) =>
    trx.updateTable('members').set({ upline_id: two }).where('id', '=', one).execute(),
  )
  expect(await below(one)).toEqual([two])
})
