import { slotModels, spinAt, type SlotOutcome } from '@plaza/fair'
import { reelPace } from './reel-motion'
import {
  hasLanded,
  maySpin,
  multipleSoFar,
  slotStart,
  slotStep,
  spinOf,
  type SlotEvent,
  type SlotRound,
} from './slot-state'
import { litWin, showMs, winsOf, winStandMs } from './win-show'

const model = slotModels['slot-medium']
const roundWith = (freeSpins: number): SlotRound => {
  const base = spinAt(model, [0, 0, 0, 0, 0], 1)
  const outcome: SlotOutcome = {
    ...base,
    freeSpins: Array.from({ length: freeSpins }, (_, at) => spinAt(model, [at, 1, 2, 3, 4], 2)),
    jackpot: false,
    totalMultiple: 0,
  }
  return { stakeMinor: 100, paidMinor: 0, jackpotMinor: 0, outcome }
}
const after = (...events: SlotEvent[]) => events.reduce(slotStep, slotStart([9, 9, 9, 9, 9]))
const spun: SlotEvent = { type: 'spin', at: 0 }
const answered = (freeSpins: number): SlotEvent => ({
  type: 'answered',
  at: 200,
  round: roundWith(freeSpins),
})

describe('the slot', () => {
  it('the slot goes from spin to answer to landing to its wins and is ready again', () => {
    expect(after(spun).phase).toBe('asking')
    expect(after(spun, answered(0)).phase).toBe('landing')
    expect(after(spun, answered(0), { type: 'landed', at: 2_300 }).phase).toBe('showing')
    expect(after(spun, answered(0), { type: 'landed', at: 2_300 }, { type: 'shown', at: 2_400 }).phase).toBe(
      'idle',
    )
  })

  // ENGINE-2
  it('the slot does not spin twice for a double tap', () => {
    const once = after(spun)
    expect(slotStep(once, { type: 'spin', at: 90 })).toBe(once)
    const landing = after(spun, answered(0))
    expect(slotStep(landing, { type: 'spin', at: 2_600 })).toBe(landing)
  })

  // ENGINE-3
  it('the slot spins again after 2.5 s and not before, even while wins are shown', () => {
    const showing = after(spun, answered(0), { type: 'landed', at: 2_300 })
    expect(maySpin(showing, reelPace.cycleMs - 1)).toBe(false)
    expect(maySpin(showing, reelPace.cycleMs)).toBe(true)
  })

  it('the slot keeps the reels in place when the bet is refused, and a new spin may start at once', () => {
    const refused = after(spun, { type: 'refused' })
    expect([refused.phase, refused.stops]).toEqual(['idle', [9, 9, 9, 9, 9]])
    expect(maySpin(refused, 1)).toBe(true)
  })

  it('the slot spins on from the stops of the last round', () => {
    const next = after(
      spun,
      answered(0),
      { type: 'landed', at: 2_300 },
      { type: 'shown', at: 2_400 },
      { type: 'spin', at: 2_600 },
    )
    expect(next.stops).toEqual([0, 0, 0, 0, 0])
  })

  // ENGINE-1
  it('free spins wait until they are started, play one by one, and then show their total', () => {
    const landed: SlotEvent = { type: 'landed', at: 1 }
    const shown: SlotEvent = { type: 'shown', at: 2 }
    const goOn: SlotEvent = { type: 'goOn', at: 3 }
    const offer = after(spun, answered(2), landed, shown)
    expect([offer.phase, hasLanded(offer)]).toEqual(['offer', false])
    const first = slotStep(offer, goOn)
    expect([first.phase, first.step, first.stops]).toEqual(['landing', 1, [0, 0, 0, 0, 0]])
    const second = [landed, shown].reduce(slotStep, first)
    expect([second.phase, second.step, spinOf(second)?.stops]).toEqual(['landing', 2, [1, 1, 2, 3, 4]])
    const total = [landed, shown].reduce(slotStep, second)
    expect([total.phase, maySpin(total, 99_999)]).toEqual(['total', false])
    expect(slotStep(total, goOn).phase).toBe('idle')
  })

  it('the slot counts what was paid up to the spin that is shown', () => {
    const round = roundWith(1)
    const [free] = round.outcome.freeSpins
    const state = { ...slotStart([0, 0, 0, 0, 0]), round, step: 1 }
    expect(multipleSoFar(state)).toBe(round.outcome.multiple + (free?.multiple ?? 0))
    expect(multipleSoFar({ ...state, step: 0 })).toBe(round.outcome.multiple)
  })
})

describe('wins of a spin', () => {
  const stops = [...Array(32).keys()].map((a) => [a, a, a, a, a])
  const winning = stops.map((one) => spinAt(model, one, 2)).find((spin) => spin.lineWins.length > 0)

  it('wins name the places of their line from the left, with the factor of free spins', () => {
    if (!winning) throw new Error('no winning spin among the diagonal stops')
    const [win] = winsOf(model, winning)
    const [lineWin] = winning.lineWins
    expect(win?.cells).toHaveLength(lineWin?.count ?? 0)
    expect(win?.cells.map(([reel]) => reel)).toEqual([...Array(lineWin?.count ?? 0).keys()])
    expect(win?.multiple).toBe((lineWin?.multiple ?? 0) * 2)
  })

  // ENGINE-1
  it('wins are highlighted one after another, then all together', () => {
    expect([0, winStandMs, 2 * winStandMs].map((ms) => litWin(2, ms))).toEqual([0, 1, null])
  })

  it('a spin without wins takes no time to highlight', () => {
    expect(showMs(0, false)).toBe(0)
    expect(showMs(3, false)).toBeGreaterThan(3 * winStandMs)
  })
})
