import { minesMultiple } from '@plaza/fair'
import {
  mayLeave,
  mayPick,
  mayStartMines,
  minesCycleMs,
  minesMultiples,
  minesStart,
  minesStep,
  minesWaitMs,
  type MinesEvent,
} from './mines-state'

const after = (...events: MinesEvent[]) => events.reduce(minesStep, minesStart)
const start: MinesEvent = { type: 'start', at: 0, stakeMinor: 100, mines: 3 }
const open = [start, { type: 'started' }] as const
const pearl = (field: number): MinesEvent[] => [
  { type: 'pick', field },
  { type: 'pearl', field, at: 1 },
]
const ended = (isHit: boolean): MinesEvent => ({
  type: 'ended',
  at: 9,
  opened: [4, 7],
  mines: isHit ? [7] : [1],
  isHit,
  multiple: 0,
  paidMinor: 0,
})

describe('mines', () => {
  it('a board can be opened only once the stake is booked', () => {
    expect(mayPick(after(start), 4)).toBe(false)
    expect(mayPick(after(...open), 4)).toBe(true)
  })

  // ENGINE-2
  it('a board waits for one answer at a time and sends neither a second shell nor a cash-out meanwhile', () => {
    const picking = after(...open, ...pearl(4), { type: 'pick', field: 5 })
    expect(minesStep(picking, { type: 'pick', field: 6 })).toBe(picking)
    expect(minesStep(picking, { type: 'leave' })).toBe(picking)
  })

  it('a board cannot be cashed out before the first pearl, and a shell cannot be opened twice', () => {
    expect(mayLeave(after(...open))).toBe(false)
    const one = after(...open, ...pearl(4))
    expect([mayLeave(one), mayPick(one, 4)]).toEqual([true, false])
  })

  it('the current multiple and that of the next pearl are shown as the engine computes them', () => {
    expect(minesMultiples(after(...open, ...pearl(4)))).toEqual({
      now: minesMultiple(3, 1),
      next: minesMultiple(3, 2),
    })
    const last = { ...minesStart, mines: 24, opened: [{ field: 0, at: 0 }] }
    expect(minesMultiples(last).next).toBeNull()
  })

  // ENGINE-3
  it('the next round cannot start within 5 s of the start of the last one', () => {
    const over = after(...open, ...pearl(4), ended(true))
    expect([mayStartMines(over, minesCycleMs - 1), minesWaitMs(over, 1_000)]).toEqual([false, 4_000])
    expect(mayStartMines(over, minesCycleMs)).toBe(true)
    expect(minesStep(over, { ...start, at: 100 } as MinesEvent)).toBe(over)
  })

  // ENGINE-1
  it('an open board continues, and is shown again when a call failed', () => {
    const resumed = after({ type: 'resumed', at: 0, stakeMinor: 500, mines: 5, opened: [2, 3] })
    expect([resumed.phase, resumed.mines, resumed.opened.map((one) => one.field)]).toEqual([
      'open',
      5,
      [2, 3],
    ])
    const failed = after(...open, { type: 'pick', field: 1 }, { type: 'failed' })
    expect([failed.phase, failed.pending]).toEqual(['open', null])
  })

  it('a board ends once', () => {
    const over = after(...open, ...pearl(4), { type: 'pick', field: 7 }, ended(true))
    expect(over.end?.isHit).toBe(true)
    expect(minesStep(over, ended(false))).toBe(over)
  })
})
