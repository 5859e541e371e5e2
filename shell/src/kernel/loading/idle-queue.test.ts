import { createIdleQueue, quietMs, touchQuietMs } from './idle-queue'

const reported = jest.fn()
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  reported.mockReset()
  globalThis.reportError = reported
})
afterEach(() => jest.useRealTimers())

describe('the queue of what the first view does not need', () => {
  // PERF-8
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

  // PERF-10, PERF-8
  it('a task waits for the quiet after each touch, also one that comes while tasks are waiting', async () => {
    const queue = createIdleQueue()
    const begun: string[] = []
    await pass(quietMs)
    queue.add(() => void begun.push('first'))
    dispatchEvent(new Event('pointerdown'))
    queue.add(() => void begun.push('second'))
    await pass(touchQuietMs - 10)
    dispatchEvent(new Event('pointerdown'))
    await pass(touchQuietMs - 10)
    expect(begun).toEqual([])
    await pass(30)
    expect(begun).toEqual(['first', 'second'])
  })

  it('the start of the page waits for no touch, and nothing does before it', async () => {
    const queue = createIdleQueue()
    const begun: string[] = []
    queue.add(() => void begun.push('start'), 'start')
    queue.add(() => void begun.push('marquee'))
    queue.add(() => void begun.push('reports'), 'unseen')
    await pass(quietMs - 1)
    dispatchEvent(new Event('pointerdown'))
    await pass(10)
    expect(begun).toEqual(['marquee', 'start'])
    await pass(touchQuietMs)
    expect(begun).toEqual(['marquee', 'start', 'reports'])
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
