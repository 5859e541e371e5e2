/**
 * Rounds exact amounts, in parts of a minor unit, to whole minor units that come to their sum rounded down (INCOME-1): each is rounded
 * down, and the units that are missing go to the largest remainders, one each, of equal ones to the earlier.
 * @param exact amounts in `perUnit`ths of a minor unit; below zero too
 */
export function roundParts(exact: readonly bigint[], perUnit: bigint): number[] {
  const remainders = exact.map((one) => ((one % perUnit) + perUnit) % perUnit)
  const rounded = exact.map((one, at) => Number((one - (remainders[at] ?? 0n)) / perUnit))
  const missing = Number(remainders.reduce((sum, one) => sum + one, 0n) / perUnit)
  const order = remainders
    .map((remainder, at) => ({ remainder, at }))
    .toSorted((one, other) =>
      one.remainder === other.remainder ? one.at - other.at : one.remainder < other.remainder ? 1 : -1,
    )
  for (const { at } of order.slice(0, missing)) rounded[at] = (rounded[at] ?? 0) + 1
  return rounded
}
