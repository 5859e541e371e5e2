import type { Database } from '../database/database'
import { addMerchants } from '../../testing/fixtures'
import { createTestDatabase } from '../../testing/test-database'
import { eventually } from '../../testing/eventually'
import { systemClock } from '../clock'
import { createLogger } from '../logging'
import { claimDue, dueJob } from './due-rows'
import { startJobs } from './runner'

const due = { table: 'messages', key: 'id', at: 'due_at' } as const
const minuteMs = 60_000

// The table of messages serves as an example of a table with due rows.
describe('rows that are due', () => {
  let db: Database
  beforeAll(async () => {
    db = (await createTestDatabase()).db
    await addMerchants(db)
  })
  afterAll(() => db.close())
  beforeEach(() => db.write.deleteFrom('messages').execute())

  const add = async (...dueAt: number[]): Promise<number[]> => {
    const row = (due_at: number) => ({
      merchant: 'demo',
      content: JSON.stringify({ kind: 'test' }),
      created_at: 0,
      due_at,
      useless_at: 0,
    })
    const added = await db.write.insertInto('messages').values(dueAt.map(row)).returning('id').execute()
    return added.map(({ id }) => id)
  }
  const claim = (now: number, limit = 10) =>
    db.transaction((trx) => claimDue(trx, due, { now, limit, putOffMs: minuteMs, hasAttempts: true }))

  /** A job of one process: writes down which rows it did. */
  const jobInto = (done: number[]) =>
    dueJob({ db, clock: systemClock }, due, {
      name: 'test',
      run: async () => {
        const rows = await claim(systemClock.now(), 2)
        for (const { id } of rows) {
          done.push(id)
          await db.write.deleteFrom('messages').where('id', '=', id).execute()
        }
        return rows.length
      },
    })

  it('due rows are claimed in order of due time, postponed while claimed, and count their attempts', async () => {
    const [late, early] = await add(200, 100)
    await add(900)
    const claimed = await claim(500)
    expect(claimed.map(({ id, due_at, attempts }) => ({ id, due_at, attempts }))).toEqual([
      { id: early, due_at: 500 + minuteMs, attempts: 1 },
      { id: late, due_at: 500 + minuteMs, attempts: 1 },
    ])
    expect(await claim(500)).toEqual([])
  })

  it('a job wakes when a due row is written, long before its next poll', async () => {
    const done: number[] = []
    const jobs = startJobs([jobInto(done)], createLogger('silent'))
    try {
      await new Promise((resolve) => setTimeout(resolve, 400))
      const ids = await add(systemClock.now())
      await eventually(async () => expect(done).toEqual(ids))
    } finally {
      await jobs.stop()
    }
  })

  it('a job that finds nothing due sleeps: its own look at the table does not wake it', async () => {
    let runs = 0
    const job = jobInto([])
    // A job that wakes itself would let nothing else run: it is ended here.
    const counted = { ...job, run: async () => ((runs += 1) > 20 ? 0 : job.run()) }
    const jobs = startJobs([counted], createLogger('silent'))
    try {
      await add(systemClock.now())
      await eventually(async () =>
        expect(await db.read.selectFrom('messages').select('id').execute()).toEqual([]),
      )
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      expect(runs).toBeLessThan(8)
    } finally {
      await jobs.stop()
    }
  })

  it('a row is processed when its time comes, not before', async () => {
    const done: { id: number; at: number }[] = []
    const dueAt = systemClock.now() + 1_200
    const ids = await add(dueAt)
    const job = jobInto([])
    const jobs = startJobs(
      [
        {
          ...job,
          run: async () => {
            const rows = await claim(systemClock.now())
            done.push(...rows.map(({ id }) => ({ id, at: systemClock.now() })))
            return rows.length
          },
        },
      ],
      createLogger('silent'),
    )
    try {
      await eventually(async () => expect(done.map(({ id }) => id)).toEqual(ids))
      expect(done[0]?.at).toBeGreaterThanOrEqual(dueAt)
    } finally {
      await jobs.stop()
    }
  })

  it('rows are processed once each by several processes that wake together', async () => {
    const done: number[] = []
    const jobs = [1, 2, 3].map(() => startJobs([jobInto(done)], createLogger('silent')))
    try {
      const ids: number[] = []
      for (let turn = 0; turn < 20; turn += 1) ids.push(...(await add(0, 0)))
      await eventually(async () => expect(done.length).toBeGreaterThanOrEqual(ids.length))
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(done.toSorted((one, other) => one - other)).toEqual(ids)
    } finally {
      await Promise.all(jobs.map((job) => job.stop()))
    }
  })
})
