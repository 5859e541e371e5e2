import { createAdaptiveLimit } from './adaptive-limit'
import { createWorkGate } from './work-gate'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Of each request: work of this process before and after an answer of the database, and the time of that, ms. */
const workMs = 0.5
const databaseMs = 20

/** Requests a second: a fifth of the processor, and so well below what half of it carries. */
const rate = 200
const seconds = 20
/** The processor is away for so long in every period, ms. */
const awayMs = 40
const periodMs = 80

type Away = 'never' | 'at others' | 'at work of this process'

/**
 * A server of one thread in a time of its own, which moves in steps of half a millisecond: requests arrive, work and wait
 * for a database, while the processor is away for half of the time. Nothing depends on the machine that runs it.
 */
function simulate(away: Away) {
  let nowMs = 0
  let usedMs = 0
  const clocks = { now: () => nowMs, usedMs: () => usedMs }
  const limit = createAdaptiveLimit(64, clocks)
  const gate = createWorkGate(limit, clocks.now)
  const ready: (() => void)[] = []
  const answers: { at: number; then: () => void }[] = []
  const counts = { tried: 0, refused: 0, done: 0 }
  let arrivesAt = 0
  const arrive = () => {
    counts.tried += 1
    gate.enter('browse', {
      begin: (leave) =>
        void ready.push(() =>
          answers.push({
            at: nowMs + databaseMs,
            then: () => {
              counts.done += 1
              leave()
            },
          }),
        ),
      refuse: () => void (counts.refused += 1),
    })
  }
  let firedAt = 0
  for (; nowMs < seconds * 1_000; nowMs += workMs) {
    if (away !== 'never' && nowMs % periodMs < awayMs) {
      if (away === 'at work of this process') usedMs += workMs
      continue
    }
    // What became due meanwhile comes in one turn of the event loop.
    jest.advanceTimersByTime(nowMs - firedAt)
    firedAt = nowMs
    for (; arrivesAt <= nowMs; arrivesAt += 1_000 / rate) arrive()
    for (let [first] = answers; first && first.at <= nowMs; [first] = answers) {
      answers.shift()
      ready.push(first.then)
    }
    const work = ready.shift()
    if (!work) continue
    usedMs += workMs
    work()
  }
  return { ...counts, atOnce: limit.current() }
}

describe('a load that the site carries alone', () => {
  // SERVER-2
  it('is carried alone', () => {
    expect(simulate('never')).toMatchObject({ refused: 0, tried: rate * seconds })
  })

  // SERVER-2
  it('is not refused beside other processes, which have the processor for half of the time', () => {
    const { refused, tried, done, atOnce } = simulate('at others')
    expect(refused).toBe(0)
    expect(done).toBeGreaterThan(0.99 * tried)
    expect(atOnce).toBeGreaterThanOrEqual(16)
  })

  // SERVER-2
  it('is refused in part where the site’s own work takes that time', () => {
    const { refused, tried, atOnce } = simulate('at work of this process')
    expect(refused).toBeGreaterThan(0.3 * tried)
    expect(atOnce).toBeLessThan(8)
  })
})
