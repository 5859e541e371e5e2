import { shortLived } from './short-lived'

describe('an answer that is kept for a moment', () => {
  it('is loaded once for calls at the same time, apart by key', async () => {
    let loads = 0
    const read = shortLived(async (key) => `${key}${++loads}`)
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a1', 'a1', 'b2'])
  })

  it('is loaded again after its moment', async () => {
    let loads = 0
    const read = shortLived(async () => ++loads, 5)
    await read('a')
    await new Promise((resolve) => setTimeout(resolve, 15))
    expect(await read('a')).toBe(2)
  })

  it('does not keep a failure', async () => {
    let loads = 0
    const read = shortLived(async () => {
      loads += 1
      if (loads === 1) throw new Error('down')
      return loads
    })
    await expect(read('a')).rejects.toThrow('down')
    expect(await read('a')).toBe(2)
  })
})
