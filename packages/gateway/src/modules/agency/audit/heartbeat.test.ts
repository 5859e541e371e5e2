import { setTimeout } from 'node:timers/promises'
import { whileBeating } from './heartbeat'

describe('work with a heartbeat', () => {
  it('a beat comes again and again while the work goes on, none after it, and one that fails does not end it', async () => {
    let beats = 0
    const failures: unknown[] = []
    let finish: () => void = () => undefined
    const enough = new Promise<void>((resolve) => (finish = resolve))
    const beat = async () => {
      beats += 1
      if (beats === 3) finish()
      if (beats === 2) throw new Error('no connection')
    }
    const onFailure = (cause: unknown) => failures.push(cause)
    const result = await whileBeating(() => enough.then(() => 'done'), { everyMs: 5, beat, onFailure })
    expect(result).toBe('done')
    expect(failures).toEqual([new Error('no connection')])
    const after = beats
    await setTimeout(30)
    expect(beats).toBe(after)
  })

  it('work that fails ends its beats and throws', async () => {
    let beats = 0
    const failing = whileBeating(() => Promise.reject(new Error('broken')), {
      ...{ everyMs: 5, onFailure: () => undefined },
      beat: async () => void (beats += 1),
    })
    await expect(failing).rejects.toThrow('broken')
    await setTimeout(30)
    expect(beats).toBe(0)
  })
})
