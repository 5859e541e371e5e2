import { CallError } from '@plaza/client/transport'
import { createTestShell } from '../../testing/render-shell'
import { keepClock } from './clock-keeper'

const hourMs = 3_600_000
const open = { open: true, startUp: { open: true, notice: '', expectedEnd: null } }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

function start(status: () => object = () => open, originMs = 0) {
  const made = createTestShell({ answers: { 'system.status': status } })
  const device = { aheadMs: 0 }
  const ended = new AbortController()
  const { clock } = made.shell
  // The clock of tests has nothing that calls back: this one reads as the page's does.
  clock.now = () => {
    clock.onRead?.(performance.now())
    return performance.now()
  }
  keepClock(made.shell, ended.signal, () => performance.now() + device.aheadMs, originMs)
  return { ...made, device, ended, read: () => clock.now() }
}
const show = () => document.dispatchEvent(new Event('visibilitychange'))

describe('what keeps the clock of a page', () => {
  // TIME-1
  it('nothing is asked while the device’s clock goes with what has passed', async () => {
    const { calls, read } = start()
    for (let second = 0; second < 60; second += 1) {
      await pass(1000)
      read()
    }
    expect(calls).toEqual([])
  })

  // TIME-1
  it.each([hourMs, -hourMs])(
    'the server is asked once after the device’s clock jumped by %d ms',
    async (by) => {
      const { calls, device, read } = start()
      await pass(1000)
      device.aheadMs += by
      read()
      read()
      await pass(1000)
      read()
      expect(calls.map(({ id }) => id)).toEqual(['system.status'])
      device.aheadMs -= by
      read()
      await pass(0)
      expect(calls).toHaveLength(2)
    },
  )

  // TIME-1
  it('a jump before the page looks at the device’s clock for the first time is found by the first look', async () => {
    const { calls } = start(undefined, -hourMs)
    await pass(0)
    expect(calls.map(({ id }) => id)).toEqual(['system.status'])
  })

  // TIME-1
  it('the server is asked when the page is shown again, and not at every change of windows', async () => {
    const { calls } = start()
    await pass(10_000)
    show()
    show()
    await pass(100)
    show()
    await pass(100)
    expect(calls).toHaveLength(1)
    await pass(10_000)
    show()
    await pass(0)
    expect(calls).toHaveLength(2)
  })

  // TIME-1
  it('the server is asked by a page that comes back from the browser’s memory', async () => {
    const { calls } = start()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await pass(0)
    expect(calls).toEqual([])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(0)
    expect(calls).toHaveLength(1)
  })

  it('a failed check does no harm, and the next jump asks again; nothing is asked once the page has ended', async () => {
    const { calls, device, ended, read } = start(() => {
      throw new CallError('network.offline', '', {}, 0)
    })
    for (let turn = 0; turn < 2; turn += 1) {
      device.aheadMs += hourMs
      read()
      await pass(100)
    }
    expect(calls).toHaveLength(2)
    ended.abort()
    device.aheadMs += hourMs
    read()
    show()
    expect(calls).toHaveLength(2)
  })
})
