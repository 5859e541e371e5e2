import { sql } from 'kysely'
import pg from 'pg'
import { createTestDatabase, onPostgres } from '../../testing/test-database'

const onServer = onPostgres() ? it : it.skip

async function endConnection(url: string | undefined, pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_terminate_backend($1, 5000)', [pid])
  await client.end()
}

describe('the connections to PostgreSQL', () => {
  onServer(
    'one that ends between two statements fails its transaction alone, and the process goes on',
    async () => {
      const { db, url } = await createTestDatabase()
      const broken = db.transaction(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        await sql`create table half (id integer)`.execute(trx)
        await endConnection(url, rows[0]?.pid ?? 0)
        await sql`insert into half values (1)`.execute(trx)
      })
      await expect(broken).rejects.toThrow(/connection/i)
      const { rows } = await sql<{ half: string | null }>`select to_regclass('half') as half`.execute(db.read)
      expect(rows[0]?.half).toBeNull()
      await db.close()
    },
  )
})
