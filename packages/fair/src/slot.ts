import { floatSteps } from './derive'
import type { Pays, SlotModel, SlotSymbol } from './slot-models'

/** A line that pays. `multiple` is in hundredths of the stake, without a free spin's factor. */
export interface LineWin {
  /** Index into the model's lines. */
  line: number
  symbol: SlotSymbol
  /** Number of matching symbols from the left: 3, 4 or 5. */
  count: number
  multiple: number
}

/** One spin of the reels. Multiples are hundredths of the stake. */
export interface SpinResult {
  /** Index of each strip's symbol in the top row. */
  stops: number[]
  /** Five columns of three symbols, from top to bottom. */
  grid: SlotSymbol[][]
  lineWins: LineWin[]
  scatters: number
  /** Hundredths of the stake, without a free spin's factor. */
  scatterMultiple: number
  /** 1, or the model's factor in a free spin. */
  factor: number
  /** Lines and scatters times the factor. */
  multiple: number
}

/** The outcome of a slot's round, as `FairProof.outcome` stores it: the paid spin, and its free spins. */
export interface SlotOutcome extends SpinResult {
  freeSpins: SpinResult[]
  /** Whether the progressive pool was won. The vendor's ledger, not the seeds, determines the amount. */
  jackpot: boolean
  /** Paid spin and free spins, without the jackpot; hundredths of the stake. */
  totalMultiple: number
}

const rows = 3
const hundredths = 100
const paysOf = (pays: Pays | undefined, count: number): number => (count < 3 ? 0 : (pays?.[count - 3] ?? 0))

/** What five symbols pay from the left, in whole stakes; the first symbol is never wild. */
export function linePay(model: SlotModel, symbols: readonly SlotSymbol[]): { count: number; stakes: number } {
  const [first] = symbols
  let count = 0
  while (count < symbols.length && (symbols[count] === first || symbols[count] === 'wild')) count += 1
  return { count, stakes: first ? paysOf(model.pays[first], count) : 0 }
}

/** The win of a line on a grid, or null. Allocates no list of symbols, because simulations run ten million rounds. */
function lineWinOf(
  model: SlotModel,
  grid: readonly (readonly SlotSymbol[])[],
  line: number,
  path: readonly number[],
): LineWin | null {
  const symbol = grid[0]?.[path[0] ?? 0]
  if (!symbol) return null
  let count = 1
  for (; count < grid.length; count += 1) {
    const other = grid[count]?.[path[count] ?? 0]
    if (other !== symbol && other !== 'wild') break
  }
  const stakes = count < 3 ? 0 : paysOf(model.pays[symbol], count)
  return stakes === 0 ? null : { line, symbol, count, multiple: stakes * hundredths }
}

function windowAt(reel: readonly SlotSymbol[], stop: number): SlotSymbol[] {
  const window: SlotSymbol[] = []
  for (let row = 0; row < rows; row += 1) {
    const symbol = reel[(stop + row) % reel.length]
    if (symbol) window.push(symbol)
  }
  return window
}

/** What the reels pay at these stops. */
export function spinAt(model: SlotModel, stops: readonly number[], factor: number): SpinResult {
  const grid = model.reels.map((reel, index) => windowAt(reel, stops[index] ?? 0))
  const lineWins: LineWin[] = []
  let total = 0
  for (let line = 0; line < model.lines.length; line += 1) {
    const win = lineWinOf(model, grid, line, model.lines[line] ?? [])
    if (!win) continue
    lineWins.push(win)
    total += win.multiple
  }
  let scatters = 0
  for (const column of grid) for (const symbol of column) if (symbol === 'scatter') scatters += 1
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

/** The most floats that a round can use: five stops, the jackpot, and five for each free spin. */
export const slotFloats = (model: SlotModel): number => 6 + 5 * Math.max(...model.freeSpins)

/**
 * A round of a slot from its seed stream: floats 0–4 are the stops (`⌊float × 32⌋`), float 5 the jackpot (won when
 * `float × 2³² < jackpotChance`), and each free spin uses the next five.
 */
export function spinSlot(model: SlotModel, next: () => number, jackpotChance = 0): SlotOutcome {
  const stopsOf = () => model.reels.map((reel) => Math.floor(next() * reel.length))
  const base = spinAt(model, stopsOf(), 1)
  const jackpot = next() * floatSteps < jackpotChance
  const freeSpins: SpinResult[] = []
  const granted = paysOf(model.freeSpins, base.scatters)
  while (freeSpins.length < granted) freeSpins.push(spinAt(model, stopsOf(), model.freeSpinFactor))
  const totalMultiple = freeSpins.reduce((sum, spin) => sum + spin.multiple, base.multiple)
  return { ...base, freeSpins, jackpot, totalMultiple }
}
