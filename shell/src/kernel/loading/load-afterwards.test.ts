import { loadAfterwards } from './load-afterwards'

const reported = jest.fn()
const failure = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' })
const load = jest.fn<Promise<void>, []>()
let isOnline = true

beforeEach(() => {
  jest.resetAllMocks()
  jest.useFakeTimers()
  globalThis.reportError = reported
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe('what nobody waits for', () => {
  it('a background load is retried once when the connection is back', async () => {
    isOnline = false
    load.mockRejectedValueOnce(failure).mockResolvedValue()
    loadAfterwards(load)
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    isOnline = true
    dispatchEvent(new Event('online'))
    dispatchEvent(new Event('online'))
    await pass(0)
    expect(load).toHaveBeenCalledTimes(2)
    expect(reported).not.toHaveBeenCalled()
  })

  it.each([failure, Object.assign(new Error('styles'), { code: 'CSS_CHUNK_LOAD_FAILED' })])(
    'a background load is tried three times with a connection and then given up, without a window error: %s',
    async (error) => {
      isOnline = true
      load.mockRejectedValue(error)
      loadAfterwards(load)
      await pass(120_000)
      expect(load).toHaveBeenCalledTimes(3)
      expect(reported).not.toHaveBeenCalled()
    },
  )

  it('a background load is reported when its code arrived and failed', async () => {
    const fault = new TypeError('x is not a function')
    load.mockRejectedValue(fault)
    loadAfterwards(load)
    await pass(120_000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(reported).toHaveBeenCalledWith(fault)
  })
})
