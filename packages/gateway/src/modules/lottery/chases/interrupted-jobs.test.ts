import { ledgerAudit } from '../../../kernel/ledger'
import { breakAt, unbroken, type BreakPoint } from '../../../testing/breaking-backend'
import { openInterruptedBed, type InterruptedBed } from './testing/interrupted-bed'
import { interruptions, type Begun } from './testing/interruptions'
import { readBooks } from './testing/read-books'

/**
 * Where to break a job. The server rolls a whole transaction back wherever inside of it a statement breaks, so only the full
 * run breaks each of these; otherwise it is every fourth, and every statement and commit whose effect lasts.
 */
const chosen = (points: readonly BreakPoint[]): readonly BreakPoint[] => {
  if (process.env.TEST_FULL === '1') return points
  const lasting = new Set(points.filter(({ how }) => how !== 'unsent').map(({ at }) => at))
  return points.filter(({ at }) => lasting.has(at) || at % 4 === 0)
}

/** One resumes what was interrupted, the other would do it twice. */
const turns = 2

describe('jobs of the lottery that are interrupted at any statement', () => {
  let bed: InterruptedBed
  beforeAll(async () => {
    bed = await openInterruptedBed()
  })
  afterAll(() => bed.close())

  const books = async ({ subject }: Begun) => readBooks(bed.test.db, subject, await bed.pushes.take())
  /** Plans that go on are nothing that the next job is about. */
  const leavePlans = () => bed.test.db.write.updateTable('lottery_chases').set({ due_at: null }).execute()

  // BET-3, LOTTERY-4, BET-6
  it.each(interruptions)(
    '$name, resumed after it was interrupted, leaves the same books as an undisturbed run',
    async ({ begin, againMs }) => {
      const undisturbed = await begin(bed)
      const points = await breakAt(unbroken, undisturbed.work)
      const expected = await books(undisturbed)
      await leavePlans()
      expect(points.length).toBeGreaterThan(5)
      for (const point of chosen(points)) {
        const begun = await begin(bed)
        await breakAt(point, begun.work)
        for (let turn = 0; turn < turns; turn += 1) {
          bed.test.clock.advance(againMs)
          await begun.work()
        }
        expect({ point, books: await books(begun) }).toEqual({ point, books: expected })
        await leavePlans()
      }
      expect(await ledgerAudit(bed.test.db.read)).toEqual([])
    },
  )
})
