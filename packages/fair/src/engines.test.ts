import { createHmac } from 'node:crypto'
import { crashReturn, minesChoices, minesReturn } from './choice-return'
import { crashCap, crashLowest } from './crash'
import { engineFacts, engineIds, isEngineId } from './engines'
import { minesMultiple } from './mines'
import { simulate } from './simulate'
import { linePay } from './slot'
import { slotModels, type SlotModel, type SlotSymbol } from './slot-models'
import { basisPoints, slotLargestWin, slotReturn } from './slot-return'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

it.each(Object.values(slotModels))(
  'the stated return of $id equals the enumeration of every stop',
  (model) => {
    expect(engineFacts[model.id]).toMatchObject({
      rtpBasisPoints: basisPoints(slotReturn(model)),
      maxWinMultiple: slotLargestWin(model),
      lines: model.lines.length,
    })
  },
)

it('mines states the lowest return of every strategy and its largest win', () => {
  const shares = minesChoices().map(({ mines, opened }) => basisPoints(minesReturn(mines, opened)))
  expect(Math.min(...shares)).toBe(engineFacts.mines.rtpBasisPoints)
  expect(Math.max(...shares)).toBe(9_700)
  const largest = Math.max(...minesChoices().map(({ mines, opened }) => minesMultiple(mines, opened)))
  expect(Math.floor(largest / 100)).toBe(engineFacts.mines.maxWinMultiple)
})

it('crash states the return of every possible cash-out', () => {
  for (let multiple = crashLowest; multiple <= crashCap; multiple += 1)
    if (basisPoints(crashReturn(multiple)) !== engineFacts.crash.rtpBasisPoints)
      throw new Error(`another return at ${multiple}`)
  expect(engineFacts.crash.maxWinMultiple).toBe(crashCap / 100)
})

it('every engine returns between 94 and 97 of 100', () => {
  for (const engine of engineIds) {
    expect(engineFacts[engine].rtpBasisPoints).toBeGreaterThanOrEqual(9_400)
    expect(engineFacts[engine].rtpBasisPoints).toBeLessThanOrEqual(9_700)
  }
  expect(isEngineId('slot-huge')).toBe(false)
})

it.each(engineIds)('a seeded simulation of %s agrees with the stated return within its error', (engine) => {
  const run = simulate(engine, 60_000, 'engines.test', hmac)
  // Simulated players of mines use several strategies, so their return lies within the engine's range.
  const [least, most] =
    engine === 'mines'
      ? [9_625, 9_700]
      : [engineFacts[engine].rtpBasisPoints, engineFacts[engine].rtpBasisPoints]
  expect(run.rtpBasisPoints).toBeGreaterThan(least - 3.3 * run.errorBasisPoints)
  expect(run.rtpBasisPoints).toBeLessThan(most + 3.3 * run.errorBasisPoints)
  expect(run.errorBasisPoints).toBeGreaterThan(0)
})

/** Mean square of a line's pay over a paid spin and its free spins, in whole stakes, over every combination. */
function swing(model: SlotModel): number {
  const walk = (symbols: SlotSymbol[]): number => {
    const reel = model.reels[symbols.length]
    if (!reel) return linePay(model, symbols).stakes ** 2
    return [...new Set(reel)].reduce(
      (sum, symbol) =>
        sum + (reel.filter((one) => one === symbol).length / reel.length) * walk([...symbols, symbol]),
      0,
    )
  }
  return walk([]) * model.lines.length * (1 + model.freeSpinFactor ** 2 / 20)
}

it('slots have the volatility that they state', () => {
  const [low, medium, high] = Object.values(slotModels).map(swing)
  expect(low).toBeLessThan((medium ?? 0) / 2)
  expect(medium).toBeLessThan(high ?? 0)
})
