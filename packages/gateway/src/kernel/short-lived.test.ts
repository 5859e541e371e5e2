import { asTransaction } from './database/guarded-dialect'
import { shortLived } from './short-lived'

describe('an answer that is kept for a moment', () => {
  it('a short-lived answer is loaded once for concurrent calls, separately for each key', async () => {
    let loads = 0
    const read = shortLived(async (key) => `${key}${++loads}`)
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a1', 'a1', 'b2'])
  })

  it('a short-lived answer is loaded again after it expires', async () => {
    let loads = 0
    const read = shortLived(async () => ++loads, 5)
    await read('a')
    await new Promise((resolve) => setTimeout(resolve, 15))
    expect(await read('a')).toBe(2)
  })

  it('a failure is not cached', async () => {
    let loads = 0
    const read = shortLived(async () => {
      loads += 1
      if (loads === 1) throw new Error('down')
      return loads
    })
    await expect(read('a')).rejects.toThrow('down')
    expect(await read('a')).toBe(2)
  })

  it('a short-lived cache refuses to be asked inside a transaction even when its answer is fresh', async () => {
    const read = shortLived(async (key) => key)
    await read('a')
    await expect(asTransaction(() => read('a'))).rejects.toThrow('inside a transaction')
    await expect(read('a')).resolves.toBe('a')
  })
})
