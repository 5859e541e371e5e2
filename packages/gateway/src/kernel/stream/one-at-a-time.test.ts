import { oneAtATime } from './one-at-a-time'

describe('work for a key', () => {
  it('the work of a key runs once at a time, and once more for everyone who asked meanwhile', async () => {
    const ends: (() => void)[] = []
    const run = oneAtATime(() => new Promise((resolve) => ends.push(resolve)))
    const first = run('a')
    await Promise.all([run('a'), run('a')])
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await new Promise(setImmediate)
    expect(ends).toHaveLength(2)
    ends[1]?.()
    await first
    expect(ends).toHaveLength(2)
  })

  it('the work of a key does not wait for that of another', async () => {
    const ran: string[] = []
    const run = oneAtATime(async (key) => {
      ran.push(key)
      if (key === 'slow') await new Promise(setImmediate)
    })
    await Promise.all([run('slow'), run('quick')])
    expect(ran).toEqual(['slow', 'quick'])
  })

  it('the work of a key runs again after a failure', async () => {
    let calls = 0
    const run = oneAtATime(async () => {
      calls += 1
      if (calls === 1) throw new Error('the database is away')
    })
    await expect(run('a')).rejects.toThrow('away')
    await run('a')
    expect(calls).toBe(2)
  })
})
