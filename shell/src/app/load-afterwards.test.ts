import { loadAfterwards } from './load-afterwards'

const reported = jest.fn()
const failure = new Error('Loading chunk 1 failed.')
const load = jest.fn<Promise<void>, []>()
const soon = () => new Promise((resolve) => setTimeout(resolve))
let isOnline = true

beforeEach(() => {
  jest.resetAllMocks()
  globalThis.reportError = reported
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

it('asks again, once, when the connection is back', async () => {
  isOnline = false
  load.mockRejectedValueOnce(failure).mockResolvedValue()
  loadAfterwards(load)
  await soon()
  expect(load).toHaveBeenCalledTimes(1)
  isOnline = true
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  await soon()
  expect(load).toHaveBeenCalledTimes(2)
  expect(reported).not.toHaveBeenCalled()
})

it('reports what fails with a connection, and leaves it', async () => {
  isOnline = true
  load.mockRejectedValue(failure)
  loadAfterwards(load)
  await soon()
  dispatchEvent(new Event('online'))
  await soon()
  expect(load).toHaveBeenCalledTimes(1)
  expect(reported).toHaveBeenCalledWith(failure)
})
