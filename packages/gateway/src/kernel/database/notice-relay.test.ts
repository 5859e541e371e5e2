import { eventually } from '../../testing/eventually'
import { createTestDatabase, onPostgres } from '../../testing/test-database'
import { sql } from 'kysely'
import { createDatabase, type Trx } from './database'
import { noticeRelay } from './notice-relay'
import { postgresBackend } from './postgres-backend'

describe('a relay of notices', () => {
  it('the next turn of the relay sends the notices of all commits during this one', async () => {
    const turns: (() => void)[] = []
    const relay = noticeRelay(
      () => new Promise((resolve) => turns.push(() => resolve(0))),
      () => undefined,
    )
    relay.tell()
    for (let commit = 0; commit < 50; commit += 1) relay.tell()
    turns[0]?.()
    await eventually(async () => expect(turns).toHaveLength(2))
    turns[1]?.()
    await relay.close()
    expect(turns).toHaveLength(2)
  })

  it('the relay goes on at once while there are more notices than one turn tells', async () => {
    let left = 2_500
    const relay = noticeRelay(
      () => {
        const told = Math.min(left, 1_000)
        left -= told
        return Promise.resolve(told)
      },
      () => undefined,
    )
    relay.tell()
    await relay.close()
    expect(left).toBe(0)
  })

  it('a failed turn of the relay is reported, and the next commit is sent', async () => {
    const errors: string[] = []
    let turns = 0
    const relay = noticeRelay(
      () => {
        turns += 1
        return turns === 1 ? Promise.reject(new Error('connection lost')) : Promise.resolve(1)
      },
      ({ message }) => errors.push(message),
    )
    relay.tell()
    await eventually(async () => expect(errors).toEqual(['connection lost']))
    relay.tell()
    await relay.close()
    expect(turns).toBe(2)
  })
})

describe('a notice of a transaction', () => {
  const tellOf = (payload: string) => (trx: Trx) =>
    sql`select tell_after_commit('test', ${payload})`.execute(trx)

  it('a notice is sent after the commit, once for the same content, and never after a rollback', async () => {
    const { db } = await createTestDatabase()
    const heard: string[] = []
    await db.listen('test', (payload) => heard.push(payload))
    await db
      .transaction(async (trx) => {
        await tellOf('undone')(trx)
        throw new Error('no')
      })
      .catch(() => undefined)
    await db.transaction(async (trx) => {
      await tellOf('done')(trx)
      await tellOf('done')(trx)
      await tellOf('also done')(trx)
    })
    await db.transaction(tellOf('last'))
    await eventually(async () => expect(heard).toContain('last'))
    expect(heard).toEqual(['done', 'also done', 'last'])
    await db.close()
  })

  it('a notice that is longer than a notification may be is refused in its own transaction', async () => {
    const { db } = await createTestDatabase()
    await expect(db.transaction(tellOf('x'.repeat(8_000)))).rejects.toThrow()
    await db.close()
  })

  it('another process sends the notice that a killed one has left', async () => {
    const { db, url } = await createTestDatabase()
    // The embedded database has one process.
    if (!onPostgres() || url === undefined) return db.close()
    const heard: string[] = []
    await db.listen('test', (payload) => heard.push(payload))
    const { notices, ...mute } = await postgresBackend(url, () => undefined)
    const killed = createDatabase(mute)
    await killed.transaction(tellOf('left'))
    await eventually(async () => expect(heard).toEqual(['left']))
    await notices?.close()
    await killed.close()
    await db.close()
  })
})
