import { linePay } from './slot'
import type { Pays, SlotModel, SlotSymbol } from './slot-models'

/** An exact share of the stakes that is paid back. */
export interface Share {
  returned: bigint
  staked: bigint
}

/** A share in basis points, rounded to the nearest. */
export const basisPoints = ({ returned, staked }: Share): number =>
  Number((returned * 20_000n + staked) / (staked * 2n))

const countsOf = (reel: readonly SlotSymbol[]): [SlotSymbol, bigint][] => {
  const counts = new Map<SlotSymbol, bigint>()
  for (const symbol of reel) counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n)
  return [...counts]
}

/** Sum of what one line pays over every combination of stops, in whole stakes. */
function lineTotal(model: SlotModel): bigint {
  const walk = (symbols: SlotSymbol[], weight: bigint): bigint => {
    const reel = model.reels[symbols.length]
    if (!reel) return weight * BigInt(linePay(model, symbols).stakes)
    return countsOf(reel).reduce(
      (sum, [symbol, count]) => sum + walk([...symbols, symbol], weight * count),
      0n,
    )
  }
  return walk([], 1n)
}

/** Number of combinations of stops with 0, 1, 2 … scatters. */
export function scatterCombinations(model: SlotModel): bigint[] {
  return model.reels.reduce<bigint[]>(
    (combinations, reel) => {
      const next: bigint[] = []
      for (const [shown, ways] of combinations.entries())
        for (let stop = 0; stop < reel.length; stop += 1) {
          const more = [0, 1, 2].filter((row) => reel[(stop + row) % reel.length] === 'scatter').length
          next[shown + more] = (next[shown + more] ?? 0n) + ways
        }
      return next
    },
    [1n],
  )
}

const sumOf = (model: SlotModel, values: Pays): bigint =>
  scatterCombinations(model).reduce(
    (sum, ways, shown) => sum + (ways ?? 0n) * BigInt(values[shown - 3] ?? 0),
    0n,
  )

/**
 * Exact return to player of a slot without its jackpot: all combinations of stops are enumerated for one line (every
 * line has the same return, by linearity) and for the scatters; free spins award no more, so they are a plain factor.
 */
export function slotReturn(model: SlotModel): Share {
  const all = model.reels.reduce((product, reel) => product * BigInt(reel.length), 1n)
  const spin = lineTotal(model) * BigInt(model.lines.length) + sumOf(model, model.scatterPays)
  const spins = all + sumOf(model, model.freeSpins) * BigInt(model.freeSpinFactor)
  return { returned: spin * spins, staked: all * all }
}

/** Upper bound of the lines' pay when the first columns show these symbols, in whole stakes. */
function linesBound(model: SlotModel, columns: readonly (readonly SlotSymbol[])[]): number {
  return model.lines.reduce((sum, path) => {
    const symbols = columns.flatMap((column, index) => column[path[index] ?? 0] ?? [])
    const [first] = symbols
    const { count, stakes } = linePay(model, symbols)
    const most = Math.max(...((first && model.pays[first]) ?? [0]))
    return sum + (count === model.reels.length ? stakes : count === symbols.length ? most : stakes)
  }, 0)
}

/** The highest sum of the lines' pay and the scatters' worth over every combination of stops, in whole stakes. */
function mostOf(model: SlotModel, worth: (shown: number) => number): number {
  let best = 0
  const walk = (columns: SlotSymbol[][], scatters: number): void => {
    const left = model.reels.slice(columns.length)
    const reachable = Array.from({ length: left.length + 1 }, (_, more) => worth(scatters + more))
    // Skipping a branch that cannot beat the best one keeps the search exact.
    if (columns.length > 0 && linesBound(model, columns) + Math.max(...reachable) <= best) return
    const [reel] = left
    if (!reel) best = linesBound(model, columns) + worth(scatters)
    else
      for (let stop = 0; stop < reel.length; stop += 1) {
        const column = [0, 1, 2].flatMap((row) => reel[(stop + row) % reel.length] ?? [])
        walk([...columns, column], scatters + column.filter((symbol) => symbol === 'scatter').length)
      }
  }
  walk([], 0)
  return best
}

/** Largest win of a paid spin with its free spins, in whole stakes, without the jackpot; each reel has one scatter. */
export function slotLargestWin(model: SlotModel): number {
  const pays = (shown: number) => model.scatterPays[shown - 3] ?? 0
  const freeSpin = mostOf(model, pays) * model.freeSpinFactor
  return mostOf(model, (shown) => pays(shown) + (model.freeSpins[shown - 3] ?? 0) * freeSpin)
}
