import { createWorkGate, Overloaded } from './work-gate'
import type { BoundedClass } from './work-gate'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** What entered, in the order in which it did; `leave` ends one of them. */
function start(atOnce: number) {
  const gate = createWorkGate(atOnce, () => Date.now())
  const inside: string[] = []
  const leaves = new Map<string, () => void>()
  const refused: string[] = []
  const enter = async (loadClass: BoundedClass, name: string) => {
    try {
      leaves.set(name, await gate.enter(loadClass))
      inside.push(name)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      refused.push(name)
    }
  }
  const settle = () => jest.advanceTimersByTimeAsync(0)
  return { gate, inside, refused, enter, settle, leave: (name: string) => leaves.get(name)?.() }
}

// SERVER-2
it('lets so much in at once and the next when one is done', async () => {
  const { inside, enter, settle, leave } = start(2)
  for (const name of ['a', 'b', 'c']) void enter('money', name)
  await settle()
  expect(inside).toEqual(['a', 'b'])
  leave('a')
  await settle()
  expect(inside).toEqual(['a', 'b', 'c'])
})

it('lets money in before entry, entry before files, files before browsing', async () => {
  const { inside, enter, settle, leave } = start(1)
  void enter('money', 'first')
  await settle()
  for (const loadClass of ['browse', 'file', 'entry', 'money'] as const) void enter(loadClass, loadClass)
  for (const name of ['first', 'money', 'entry', 'file']) {
    await settle()
    leave(name)
  }
  await settle()
  expect(inside).toEqual(['first', 'money', 'entry', 'file', 'browse'])
})

it('keeps places free of browsing and of entry for money', async () => {
  const { inside, enter, settle } = start(4)
  for (const name of ['b1', 'b2', 'b3', 'b4']) void enter('browse', name)
  await settle()
  expect(inside).toEqual(['b1', 'b2', 'b3'])
  void enter('money', 'm')
  await settle()
  expect(inside).toEqual(['b1', 'b2', 'b3', 'm'])
})

it('refuses at once what finds no place to wait, browsing before money', async () => {
  const { gate, enter, refused, settle } = start(1)
  void enter('money', 'first')
  await settle()
  for (let count = 0; count < 5; count += 1) void enter('browse', `b${count}`)
  await settle()
  expect(refused).toEqual(['b4'])
  expect(gate.hasRoom('browse')).toBe(false)
  expect(gate.hasRoom('money')).toBe(true)
})

it('lets a burst wait, and is short with what comes once some of its class waited for 100 ms on end', async () => {
  const { enter, refused, settle } = start(1)
  void enter('money', 'first')
  await settle()
  void enter('browse', 'burst')
  await jest.advanceTimersByTimeAsync(150)
  expect(refused).toEqual([])
  void enter('browse', 'late')
  void enter('money', 'money that does not wait for browsing')
  await jest.advanceTimersByTimeAsync(60)
  expect(refused).toEqual(['late'])
  await jest.advanceTimersByTimeAsync(1_800)
  expect(refused).toEqual(['late', 'burst'])
})

it('is as patient as before once nobody has waited for a second', async () => {
  const { enter, refused, settle, leave } = start(1)
  void enter('money', 'first')
  await settle()
  void enter('money', 'burst')
  await jest.advanceTimersByTimeAsync(150)
  void enter('money', 'late')
  leave('first')
  await settle()
  leave('burst')
  await settle()
  void enter('money', 'in overload')
  await jest.advanceTimersByTimeAsync(60)
  expect(refused).toEqual(['in overload'])
  await jest.advanceTimersByTimeAsync(1_000)
  void enter('money', 'after')
  await jest.advanceTimersByTimeAsync(60)
  expect(refused).toEqual(['in overload'])
})

it('has room again after what waited was refused', async () => {
  const { gate, enter, refused, settle } = start(1)
  void enter('money', 'first')
  await settle()
  for (let count = 0; count < 8; count += 1) void enter('money', `m${count}`)
  await settle()
  expect(gate.hasRoom('money')).toBe(false)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(refused).toHaveLength(8)
  expect(gate.hasRoom('money')).toBe(true)
})

describe('beyond what can be done', () => {
  /** Whole numbers that are the same in every run (a linear congruential generator). */
  const numbers = () => {
    let state = 1
    return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  }

  /** Sends requests at a rate to a server that works on one thing at a time; answers how those that were let in fared. */
  async function simulate(serviceMs: number, load: number) {
    const next = numbers()
    const gate = createWorkGate(12, () => performance.now())
    const times: number[] = []
    let refused = 0
    let isFreeAt = 0
    const arrive = async () => {
      const came = performance.now()
      try {
        const leave = await gate.enter(next() < 0.3 ? 'money' : 'browse')
        isFreeAt = Math.max(isFreeAt, performance.now()) - Math.log(1 - next()) * serviceMs
        await new Promise((resolve) => setTimeout(resolve, isFreeAt - performance.now()))
        times.push(performance.now() - came)
        leave()
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error
        refused += 1
      }
    }
    let due = 0
    while (due < 20_000) {
      due -= (Math.log(1 - next()) * serviceMs) / load
      setTimeout(() => void arrive(), due)
    }
    await jest.advanceTimersByTimeAsync(30_000)
    return {
      p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
      refused,
      done: times.length,
    }
  }

  it.each([4, 10])(
    'what is let in at three times the rate takes at most twice as long, and no less is done, at %d ms a request',
    async (serviceMs) => {
      const once = await simulate(serviceMs, 0.8)
      const thrice = await simulate(serviceMs, 2.4)
      expect(thrice.refused).toBeGreaterThan(thrice.done)
      expect(thrice.p99).toBeLessThan(2 * once.p99)
      expect(thrice.done).toBeGreaterThan(1.1 * once.done)
    },
  )
})
