import { floatSteps } from './derive'
import type { Pays, SlotModel, SlotSymbol } from './slot-models'

/** A line that pays. `multiple` is in hundredths of the stake, before a free spin's factor. */
export interface LineWin {
  /** Index into the model's lines. */
  line: number
  symbol: SlotSymbol
  /** How many from the left: 3, 4 or 5. */
  count: number
  multiple: number
}

/** One spin of the reels. Multiples are hundredths of the stake. */
export interface SpinResult {
  /** Index of each strip's symbol in the top row. */
  stops: number[]
  /** Five columns of three symbols, the top one first. */
  grid: SlotSymbol[][]
  lineWins: LineWin[]
  scatters: number
  /** Before a free spin's factor. */
  scatterMultiple: number
  /** 1, or the model's factor in a free spin. */
  factor: number
  /** Lines and scatters times the factor. */
  multiple: number
}

/** What a slot's round came to, as `FairProof.outcome` holds it: the paid spin, and the free ones that it brought. */
export interface SlotOutcome extends SpinResult {
  freeSpins: SpinResult[]
  /** Whether the progressive pool was won; its amount is the vendor's ledger's, not the seeds'. */
  jackpot: boolean
  /** Paid spin and free spins, without the jackpot; hundredths of the stake. */
  totalMultiple: number
}

const rows = [0, 1, 2] as const
const hundredths = 100
const paysOf = (pays: Pays | undefined, count: number): number => (count < 3 ? 0 : (pays?.[count - 3] ?? 0))

/** What five symbols pay from the left, in whole stakes; the first is never wild. */
export function linePay(model: SlotModel, symbols: readonly SlotSymbol[]): { count: number; stakes: number } {
  const [first] = symbols
  let count = 0
  while (count < symbols.length && (symbols[count] === first || symbols[count] === 'wild')) count += 1
  return { count, stakes: first ? paysOf(model.pays[first], count) : 0 }
}

const windowAt = (reel: readonly SlotSymbol[], stop: number): SlotSymbol[] =>
  rows.flatMap((row) => reel[(stop + row) % reel.length] ?? [])

/** What the reels pay when they stop there. */
export function spinAt(model: SlotModel, stops: readonly number[], factor: number): SpinResult {
  const grid = model.reels.map((reel, index) => windowAt(reel, stops[index] ?? 0))
  const lineWins: LineWin[] = []
  let total = 0
  for (const [line, path] of model.lines.entries()) {
    const symbols = path.flatMap((row, column) => grid[column]?.[row] ?? [])
    const { count, stakes } = linePay(model, symbols)
    const [symbol] = symbols
    if (stakes === 0 || !symbol) continue
    lineWins.push({ line, symbol, count, multiple: stakes * hundredths })
    total += stakes * hundredths
  }
  const scatters = grid.reduce((sum, column) => sum + column.filter((one) => one === 'scatter').length, 0)
  const scatterMultiple = paysOf(model.scatterPays, scatters) * hundredths
  return {
    stops: [...stops],
    grid,
    lineWins,
    scatters,
    scatterMultiple,
    factor,
    multiple: (total + scatterMultiple) * factor,
  }
}

/** Floats that a round can take at most: five stops, the jackpot, and five for every free spin. */
export const slotFloats = (model: SlotModel): number => 6 + 5 * Math.max(...model.freeSpins)

/**
 * A round of a slot from its seed stream: floats 0–4 are the stops (`⌊float × 32⌋`), float 5 the jackpot (won when
 * `float × 2³² < jackpotChance`), and each free spin takes the next five.
 */
export function spinSlot(model: SlotModel, next: () => number, jackpotChance = 0): SlotOutcome {
  const stopsOf = () => model.reels.map((reel) => Math.floor(next() * reel.length))
  const base = spinAt(model, stopsOf(), 1)
  const jackpot = next() * floatSteps < jackpotChance
  const freeSpins = Array.from({ length: paysOf(model.freeSpins, base.scatters) }, () =>
    spinAt(model, stopsOf(), model.freeSpinFactor),
  )
  const totalMultiple = freeSpins.reduce((sum, spin) => sum + spin.multiple, base.multiple)
  return { ...base, freeSpins, jackpot, totalMultiple }
}
