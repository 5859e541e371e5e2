import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'
import { eachAlone } from './each-alone'

describe('work for many', () => {
  let test: TestGateway
  const lines: object[] = []
  const log = { error: (line: object) => void lines.push(line) }

  beforeAll(async () => {
    test = await createTestGateway()
  })
  beforeEach(() => void (lines.length = 0))
  afterAll(() => test.close())

  const work = (items: readonly number[], fails: readonly number[], atOnce = 4) => {
    const seen: number[] = []
    const worked = eachAlone(
      { db: test.db, log },
      {
        job: 'numbers',
        items,
        nameOf: String,
        atOnce,
        work: (_trx, item) => {
          if (fails.includes(item)) return Promise.reject(new Error(`no ${String(item)}`))
          seen.push(item)
          return Promise.resolve(item)
        },
      },
    )
    return { seen, worked }
  }
  const failures = () => lines.flatMap((line) => ('item' in line ? [line.item] : []))

  it('a member whose work fails holds up no other, and is logged by name', async () => {
    const { worked, seen } = work([1, 2, 3, 4, 5, 6], [3])
    expect(await worked).toEqual({ done: 18, failed: 1 })
    expect(seen.filter((item) => item === 4)).toHaveLength(1)
    expect(failures()).toEqual(['3'])
  })

  it('a job logs nothing when the work of all its members succeeds', async () => {
    expect(await work([1, 2, 3], []).worked).toEqual({ done: 6, failed: 0 })
    expect(lines).toEqual([])
  })

  it('when one member after another fails, the fault is not theirs and the job fails', async () => {
    const items = Array.from({ length: 30 }, (_one, at) => at)
    await expect(work(items, items, 50).worked).rejects.toThrow('no 9')
    expect(failures()).toHaveLength(10)
  })

  it('failures that are not in a row do not stop a job', async () => {
    const items = Array.from({ length: 40 }, (_one, at) => at)
    const odd = items.filter((item) => item % 2 === 1)
    expect((await work(items, odd, 40).worked).failed).toBe(20)
  })
})
