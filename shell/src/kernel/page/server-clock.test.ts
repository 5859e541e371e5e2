/** @jest-environment node */
import { createServerClock } from './server-clock'

const serverMs = Date.UTC(2026, 10, 21, 2)

function start() {
  const page = { ageMs: 300 }
  const clock = createServerClock(serverMs, 200, () => page.ageMs)
  return { page, clock }
}

describe('the clock of a page', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  // TIME-1
  it('time is that of the document and what has passed since it was drawn', () => {
    const { page, clock } = start()
    expect(clock.now()).toBe(serverMs + 100)
    page.ageMs += 60_000
    expect(clock.now()).toBe(serverMs + 60_100)
  })

  // TIME-1
  it.each([3_600_000, -3_600_000])('a device’s clock that is set by %d ms changes nothing', (jumpMs) => {
    const clock = createServerClock(serverMs, performance.now())
    jest.setSystemTime(Date.now() + jumpMs)
    expect(clock.now()).toBe(serverMs)
  })

  // TIME-1
  it('an answer that took longer sets nothing back, and one that took less sets it forward', () => {
    const { page, clock } = start()
    clock.learn(serverMs - 700)
    expect(clock.now()).toBe(serverMs + 100)
    clock.learn(serverMs + 250)
    expect(clock.now()).toBe(serverMs + 250)
    page.ageMs += 10
    expect(clock.now()).toBe(serverMs + 260)
  })

  // TIME-1
  it('time that was wrong by more than an answer can take is put right', () => {
    const { clock } = start()
    clock.learn(serverMs - 3_600_000)
    expect(clock.now()).toBe(serverMs - 3_600_000)
  })
})
