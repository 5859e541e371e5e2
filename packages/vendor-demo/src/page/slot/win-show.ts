import type { SlotModel, SlotSymbol, SpinResult } from '@plaza/fair'

/** One win of a spin and the places that made it: `[reel, row]`. */
export interface ShownWin {
  /** Index of the line; null for scatters. */
  line: number | null
  symbol: SlotSymbol
  count: number
  /** Hundredths of the stake, the free spins' factor included. */
  multiple: number
  cells: readonly (readonly [number, number])[]
}

/** How long each win is shown alone, ms; afterwards all are shown together. */
export const winStandMs = 850

/** A spin's wins in the order in which they are lit: lines by number, scatters last. */
export function winsOf(model: SlotModel, spin: SpinResult): ShownWin[] {
  const lines = spin.lineWins.map((win) => ({
    line: win.line,
    symbol: win.symbol,
    count: win.count,
    multiple: win.multiple * spin.factor,
    cells: (model.lines[win.line] ?? []).slice(0, win.count).map((row, reel) => [reel, row] as const),
  }))
  if (spin.scatters < 3) return lines
  const cells = spin.grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === 'scatter' ? [[reel, row] as const] : [])),
  )
  return [
    ...lines,
    {
      line: null,
      symbol: 'scatter' as const,
      count: spin.scatters,
      multiple: spin.scatterMultiple * spin.factor,
      cells,
    },
  ]
}

/** Which win is lit at a moment; null once each has been, when all of them are. */
export function litWin(wins: number, sinceMs: number): number | null {
  const at = Math.floor(sinceMs / winStandMs)
  return at < wins ? at : null
}

/** How long a spin's wins are shown before the next step, ms; short when there are none. */
export const showMs = (wins: number, isFree: boolean): number =>
  wins === 0 ? (isFree ? 350 : 0) : wins * winStandMs + 250
