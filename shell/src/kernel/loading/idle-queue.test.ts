import { createIdleQueue, quietMs } from './idle-queue'

const reported = jest.fn()
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  reported.mockReset()
  globalThis.reportError = reported
})
afterEach(() => jest.useRealTimers())

// PERF-8
describe('the queue of what the first view does not need', () => {
  it('a task waits for the quiet after the start, then what is seen begins first', async () => {
    const queue = createIdleQueue()
    const begun: string[] = []
    queue.add(() => void begun.push('reports'), 'unseen')
    queue.add(() => void begun.push('marquee'))
    await pass(quietMs - 1)
    expect(begun).toEqual([])
    await pass(10)
    expect(begun).toEqual(['marquee', 'reports'])
  })

  it('a task begins after the one before has ended, and at once when none is left', async () => {
    const queue = createIdleQueue()
    const begun: string[] = []
    let end = () => {}
    queue.add(() => {
      begun.push('first')
      return new Promise<void>((resolve) => (end = resolve))
    })
    queue.add(() => void begun.push('second'))
    await pass(60_000)
    expect(begun).toEqual(['first'])
    end()
    await pass(10)
    expect(begun).toEqual(['first', 'second'])
    queue.add(() => void begun.push('third'))
    await pass(10)
    expect(begun).toEqual(['first', 'second', 'third'])
  })

  it('a task that was called off does not begin', async () => {
    const queue = createIdleQueue()
    const run = jest.fn()
    queue.add(run)()
    await pass(60_000)
    expect(run).not.toHaveBeenCalled()
  })

  it('a task that fails is reported, and the next one begins', async () => {
    const queue = createIdleQueue()
    const run = jest.fn()
    queue.add(() => {
      throw new Error('of the first')
    })
    queue.add(() => Promise.reject(new Error('of the second')))
    queue.add(run)
    await pass(60_000)
    expect(reported.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: of the first',
      'Error: of the second',
    ])
    expect(run).toHaveBeenCalledTimes(1)
  })
})
