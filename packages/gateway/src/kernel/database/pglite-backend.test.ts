import { sql } from 'kysely'
import { createTestDatabase } from '../../testing/test-database'

it('a job of many queries lets requests and timers have their turn on either database', async () => {
  const { db } = await createTestDatabase()
  try {
    let isFired = false
    setTimeout(() => (isFired = true), 1)
    for (let query = 0; query < 2_000 && !isFired; query += 1) await sql`select 1`.execute(db.read)
    expect(isFired).toBe(true)
  } finally {
    await db.close()
  }
})
