import { ledgerAudit } from '../../../kernel/ledger'
import { breakAt, unbroken } from '../../../testing/breaking-backend'
import { openInterruptedBed, type InterruptedBed } from './testing/interrupted-bed'
import { interruptions, type Begun } from './testing/interruptions'
import { readBooks } from './testing/read-books'

/** One resumes what was interrupted, the other would do it twice. */
const turns = 2

// BET-3, LOTTERY-4, BET-6
describe('jobs of the lottery that are interrupted at any statement', () => {
  let bed: InterruptedBed
  beforeAll(async () => {
    bed = await openInterruptedBed()
  })
  afterAll(() => bed.close())

  const books = async ({ subject }: Begun) => readBooks(bed.test.db, subject, await bed.pushes.take())
  /** Plans that go on are nothing that the next job is about. */
  const leavePlans = () => bed.test.db.read.updateTable('lottery_chases').set({ due_at: null }).execute()

  it.each(interruptions)(
    '$name, resumed after it was interrupted, leaves the same books as an undisturbed run',
    async ({ begin, againMs }) => {
      const undisturbed = await begin(bed)
      const points = await breakAt(unbroken, undisturbed.work)
      const expected = await books(undisturbed)
      await leavePlans()
      expect(points.length).toBeGreaterThan(5)
      for (const point of points) {
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
