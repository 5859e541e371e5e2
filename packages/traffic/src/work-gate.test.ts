import { createAdaptiveLimit } from './adaptive-limit'
import { createWorkGate, type BoundedClass } from './work-gate'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** What entered, in the order in which it did; `leave` ends one of them. */
function start(atOnce: number) {
  const limit = { current: () => atOnce, onWork: () => undefined }
  const gate = createWorkGate(limit, () => Date.now())
  const inside: string[] = []
  const leaves = new Map<string, () => void>()
  const refused: string[] = []
  const enter = (loadClass: BoundedClass, name: string) =>
    gate.enter(loadClass, {
      begin(leave) {
        leaves.set(name, leave)
        inside.push(name)
      },
      refuse: () => void refused.push(name),
    })
  return { gate, inside, refused, enter, leave: (name: string) => leaves.get(name)?.() }
}

/** Places to wait in a burst: of money, and of the others. */
const moneyBurst = 256
const burst = 64

// SERVER-2
it('the gate admits its limit at once and the next when one is done', () => {
  const { inside, enter, leave } = start(2)
  for (const name of ['a', 'b', 'c']) enter('money', name)
  expect(inside).toEqual(['a', 'b'])
  leave('a')
  leave('a')
  expect(inside).toEqual(['a', 'b', 'c'])
})

it('the gate admits money before entry, entry before files, files before browsing', () => {
  const { inside, enter, leave } = start(1)
  enter('money', 'first')
  for (const loadClass of ['browse', 'file', 'entry', 'money'] as const) enter(loadClass, loadClass)
  for (const name of ['first', 'money', 'entry', 'file']) leave(name)
  expect(inside).toEqual(['first', 'money', 'entry', 'file', 'browse'])
})

it('the gate reserves places for money and entry that browsing cannot use', () => {
  const { inside, enter } = start(4)
  for (const name of ['b1', 'b2', 'b3', 'b4']) enter('browse', name)
  expect(inside).toEqual(['b1', 'b2', 'b3'])
  enter('money', 'm')
  expect(inside).toEqual(['b1', 'b2', 'b3', 'm'])
})

it('the gate lets a burst wait', () => {
  const { enter, inside, refused, leave } = start(1)
  for (let count = 0; count <= burst; count += 1) enter('browse', `b${count}`)
  for (let count = 0; count <= burst; count += 1) leave(`b${count}`)
  expect(inside).toHaveLength(burst + 1)
  expect(refused).toEqual([])
})

/** Begins more than can be done: one that works, and more than a burst may be. */
function overload(loadClass: BoundedClass) {
  const all = start(4)
  for (let count = 0; count < 4; count += 1) all.enter('money', `work${count}`)
  const places = loadClass === 'money' ? moneyBurst : burst
  for (let count = 0; count <= places; count += 1) all.enter(loadClass, `${loadClass}${count}`)
  return all
}

it('the gate refuses all but the first waiting requests once they exceed a burst', () => {
  const { inside, refused, leave } = overload('money')
  expect(refused).toHaveLength(moneyBurst + 1 - 4)
  leave('work0')
  expect(inside.at(-1)).toBe('money0')
})

it('the gate lets a hundred concurrent payments wait, also beside more browsing than a burst may have', () => {
  const { enter, refused } = start(1)
  enter('money', 'first')
  for (let count = 0; count < 100; count += 1) enter('money', `m${count}`)
  expect(refused).toEqual([])
  enter('browse', 'late')
  expect(refused).toEqual(['late'])
})

it('in an overload the gate refuses at once what would wait too long, browsing before money', () => {
  const { gate, enter, refused, leave } = overload('browse')
  enter('browse', 'late')
  expect(refused.at(-1)).toBe('late')
  expect(gate.hasRoom('browse')).toBe(false)
  expect(gate.hasRoom('money')).toBe(true)
  enter('money', 'm')
  expect(refused).not.toContain('m')
  expect(refused.at(-1)).toMatch(/^browse/)
  leave('work0')
  expect(refused).not.toContain('m')
})

it('the gate recognises by the waiting time an overload that never fills the burst', async () => {
  const { enter, refused, leave } = start(1)
  enter('browse', 'b0')
  for (let count = 1; count < 120; count += 1) {
    for (let more = 0; more < 10 && count === 1; more += 1) enter('browse', `queued${more}`)
    await jest.advanceTimersByTimeAsync(10)
    leave(count === 1 ? 'b0' : `queued${(count - 2) % 10}`)
    enter('browse', `queued${(count - 1) % 10}`)
  }
  expect(refused.length).toBeGreaterThan(0)
})

it('the gate lets a burst wait again once it hardly refuses anybody', async () => {
  const { enter, refused, leave, inside } = overload('browse')
  for (const name of [...inside]) leave(name)
  for (const name of [...inside]) leave(name)
  for (let count = 0; count < 3; count += 1) {
    await jest.advanceTimersByTimeAsync(501)
    enter('money', `alone${count}`)
    leave(`alone${count}`)
  }
  const before = refused.length
  for (let count = 0; count < burst; count += 1) enter('browse', `again${count}`)
  expect(refused.length).toBe(before)
})

it('the gate refuses requests whose turn never comes, money last', async () => {
  const { enter, refused, gate } = start(1)
  enter('money', 'first')
  enter('money', 'money')
  enter('browse', 'browse')
  await jest.advanceTimersByTimeAsync(2_000)
  expect(refused).toEqual(['browse'])
  await jest.advanceTimersByTimeAsync(3_000)
  expect(refused).toEqual(['browse', 'money'])
  expect(gate.hasRoom('browse')).toBe(true)
})

it('the gate gives the place of a cancelled request to the next', () => {
  const { enter, inside, refused, leave } = start(1)
  enter('money', 'first')
  const giveUp = enter('money', 'gone')
  enter('money', 'next')
  giveUp()
  leave('first')
  expect(inside).toEqual(['first', 'next'])
  expect(refused).toEqual([])
})

describe('the gate in an overload', () => {
  /** Whole numbers that are the same in every run (a linear congruential generator). */
  const numbers = (seed: number) => {
    let state = seed
    return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  }

  /**
   * Sends requests at a rate to a server that works on one thing at a time and returns the results of the admitted
   * ones.
   */
  async function simulate(serviceMs: number, load: number, seed: number) {
    const next = numbers(seed)
    const gate = createWorkGate(
      createAdaptiveLimit(4, { now: () => performance.now(), usedMs: () => performance.now() }),
      () => performance.now(),
    )
    const times: number[] = []
    const tried = { money: 0, browse: 0 }
    const refused = { money: 0, browse: 0 }
    let slowestRefusalMs = 0
    let isFreeAt = 0
    const arrive = () => {
      const came = performance.now()
      const loadClass = next() < 0.3 ? 'money' : 'browse'
      tried[loadClass] += 1
      gate.enter(loadClass, {
        begin(leave) {
          isFreeAt = Math.max(isFreeAt, performance.now()) - Math.log(1 - next()) * serviceMs
          setTimeout(() => {
            times.push(performance.now() - came)
            leave()
          }, isFreeAt - performance.now())
        },
        refuse() {
          refused[loadClass] += 1
          slowestRefusalMs = Math.max(slowestRefusalMs, performance.now() - came)
        },
      })
    }
    let due = 0
    while (due < 20_000) {
      due -= (Math.log(1 - next()) * serviceMs) / load
      setTimeout(arrive, due)
    }
    await jest.advanceTimersByTimeAsync(30_000)
    return {
      p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
      refusedOf: (loadClass: 'money' | 'browse') => refused[loadClass] / tried[loadClass],
      slowestRefusalMs,
      done: times.length,
    }
  }

  it.each([
    [4, 1],
    [4, 2],
    [10, 3],
  ])(
    'at three times the rate, admitted requests take at most twice as long and throughput does not fall, at %d ms a request (seed %d)',
    async (serviceMs, seed) => {
      const once = await simulate(serviceMs, 0.8, seed)
      const thrice = await simulate(serviceMs, 2.4, seed)
      expect(once.refusedOf('money')).toBe(0)
      expect(thrice.refusedOf('browse')).toBeGreaterThan(0.6)
      expect(thrice.refusedOf('money')).toBeLessThan(0.2)
      expect(thrice.p99).toBeLessThan(2 * once.p99)
      expect(thrice.done).toBeGreaterThan(1.1 * once.done)
      expect(thrice.slowestRefusalMs).toBeLessThan(1_000)
    },
  )
})
