import { createProgress } from './progress'

describe('the progress of a start', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  // START-1
  it('the progress of a start names each part when it is ready, and every 5 s the parts still missing', async () => {
    const printed: string[] = []
    const progress = createProgress((text) => printed.push(text))
    const gateway = progress.track('gateway', new Promise((resolve) => setTimeout(resolve, 7_000)))
    const edge = progress.track('edge', new Promise((resolve) => setTimeout(resolve, 2_000)))
    await jest.advanceTimersByTimeAsync(7_000)
    await Promise.all([gateway, edge])
    await jest.advanceTimersByTimeAsync(10_000)
    progress.end()
    expect(printed).toEqual(['edge: 2.0 s', 'waiting for gateway …', 'gateway: 7.0 s'])
  })

  it('the progress of a start reports a part that failed as failed, and passes its error on', async () => {
    const printed: string[] = []
    const progress = createProgress((text) => printed.push(text))
    await expect(progress.track('gateway', Promise.reject(new Error('no port')))).rejects.toThrow('no port')
    await jest.advanceTimersByTimeAsync(6_000)
    progress.end()
    expect(printed).toEqual(['gateway: failed after 0.0 s'])
  })
})
