import { inTurn } from './in-turn'

describe('calls of one player', () => {
  it('the calls of one player run one after another in order, also after one that failed', async () => {
    const turn = inTurn()
    const events: string[] = []
    const call = (name: string) =>
      turn('player', async () => {
        events.push(`${name} begins`)
        await new Promise(setImmediate)
        events.push(`${name} ends`)
        if (name === 'a') throw new Error('refused')
        return name
      })
    const outcomes = await Promise.allSettled([call('a'), call('b'), call('c')])
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })

  it('the calls of one player do not wait for those of another', async () => {
    const turn = inTurn()
    const slow = turn('one', () => new Promise<void>((resolve) => setTimeout(resolve, 50)))
    let isSlowDone = false
    void slow.then(() => (isSlowDone = true))
    await turn('other', () => Promise.resolve())
    expect(isSlowDone).toBe(false)
    await slow
  })
})
