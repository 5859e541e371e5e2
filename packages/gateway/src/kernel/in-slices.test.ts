import { inSlices } from './in-slices'

const spin = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('the event loop turns while many items are worked on, and the results keep their order', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const results = await inSlices([1, 2, 3, 4], (item) => {
    spin(20)
    return item * 2
  })
  clearInterval(timer)
  expect(results).toEqual([2, 4, 6, 8])
  expect(turns).toBeGreaterThanOrEqual(2)
})

it('work on few items that takes no time is done without waiting for the event loop', async () => {
  let hasTurned = false
  setImmediate(() => (hasTurned = true))
  await inSlices([1, 2], (item) => item)
  expect(hasTurned).toBe(false)
})

it('an item that fails ends the work', async () => {
  const seen: number[] = []
  const fails = inSlices([1, 2, 3], (item) => {
    seen.push(item)
    if (item === 2) throw new Error('no')
  })
  await expect(fails).rejects.toThrow('no')
  expect(seen).toEqual([1, 2])
})
