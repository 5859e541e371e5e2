import type { Adjustment } from './check-limits'
import { exposedParts, type ExposedPart } from './exposed-parts'
import { quoteAt, type LineQuote } from './quote-line'

/** The most outcomes of an order of which parts are tried; the exposure is locked meanwhile. */
const mostTried = 512

/** The least whole number from `from` to `to` that `holds`; `to` where none before it does. */
async function leastThat(from: number, to: number, holds: (number: number) => Promise<boolean>) {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (await holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The first line of a refused order with which an issue would be beyond its limit, and the highest multiplier at which
 * it is not; undefined where the order has too many outcomes to try. `fits` answers whether lines fit by themselves.
 */
export async function fitExposure(
  quotes: readonly LineQuote[],
  fits: (parts: readonly ExposedPart[]) => Promise<boolean>,
): Promise<Adjustment | undefined> {
  const partsOf = (lines: readonly LineQuote[]) => exposedParts(lines, quotes.length)
  const tried = partsOf(quotes).reduce((sum, { units }) => sum + Object.keys(units).length, 0)
  if (tried > mostTried) return undefined
  const count = await leastThat(
    1,
    quotes.length,
    async (first) => !(await fits(partsOf(quotes.slice(0, first)))),
  )
  const line = quotes[count - 1]
  if (!line) return undefined
  const before = quotes.slice(0, count - 1)
  const { no, amountMinor, multiplier } = line
  const tooHigh = await leastThat(
    1,
    multiplier,
    async (one) => !(await fits(partsOf([...before, quoteAt(line, one)]))),
  )
  const fitting = tooHigh - 1
  return { line: no, multiplier: fitting, fittingMinor: (amountMinor / multiplier) * fitting }
}
