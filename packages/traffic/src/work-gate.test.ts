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

it('lets a burst wait for half a second, and refuses after 50 ms once somebody waited for 100 ms on end', async () => {
  const { enter, refused, settle } = start(1)
  void enter('money', 'first')
  await settle()
  void enter('money', 'burst')
  await jest.advanceTimersByTimeAsync(150)
  expect(refused).toEqual([])
  void enter('money', 'late')
  await jest.advanceTimersByTimeAsync(60)
  expect(refused).toEqual(['late'])
  await jest.advanceTimersByTimeAsync(300)
  expect(refused).toEqual(['late', 'burst'])
})

it('is as patient as before once nobody waits any more', async () => {
  const { enter, refused, settle, leave } = start(1)
  void enter('money', 'first')
  await settle()
  void enter('money', 'burst')
  await jest.advanceTimersByTimeAsync(150)
  leave('first')
  await settle()
  void enter('money', 'next')
  await jest.advanceTimersByTimeAsync(60)
  expect(refused).toEqual([])
})

it('has room again after what waited was refused', async () => {
  const { gate, enter, refused, settle } = start(1)
  void enter('money', 'first')
  await settle()
  for (let count = 0; count < 8; count += 1) void enter('money', `m${count}`)
  await settle()
  expect(gate.hasRoom('money')).toBe(false)
  await jest.advanceTimersByTimeAsync(500)
  expect(refused).toHaveLength(8)
  expect(gate.hasRoom('money')).toBe(true)
})
