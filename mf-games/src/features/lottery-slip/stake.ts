import { unitModes, type UnitMode } from '@plaza/contract/lottery'

/** Price of one unit by mode, in minor units of a currency with two decimals: the base unit is one major unit. */
export const unitPriceMinor: Record<UnitMode, number> = { '1': 100, '0.1': 10, '0.01': 1 }

/** Highest multiplier of a line (TABLE-2). */
export const mostMultiplier = 9_999

/** What decides the stake of a line. */
export interface Stakes {
  /** Stakes that the picks buy: units, each counted as often as the play takes it. */
  units: number
  multiplier: number
  mode: UnitMode
}

/** The stake of a line in minor units. Whole numbers throughout, so it is exact. */
export const stakeMinor = ({ units, multiplier, mode }: Stakes): number =>
  units * multiplier * unitPriceMinor[mode]

/** A multiplier as it may be: a whole number from 1 to the highest. */
export const soundMultiplier = (value: number): number =>
  Math.min(mostMultiplier, Math.max(1, Math.floor(value) || 1))

/**
 * The mode and multiplier by which one unit costs so much: the dearest unit that divides it. Undefined when no multiplier
 * reaches it.
 */
export function asStake(amountMinor: number): Pick<Stakes, 'multiplier' | 'mode'> | undefined {
  const mode = unitModes.find(
    (candidate) =>
      amountMinor % unitPriceMinor[candidate] === 0 &&
      amountMinor / unitPriceMinor[candidate] <= mostMultiplier,
  )
  if (mode === undefined || amountMinor <= 0) return undefined
  return { mode, multiplier: amountMinor / unitPriceMinor[mode] }
}

/** A rebate of ten-thousandths in per cent: 750 is 7.5. */
export const rebateText = (tenThousandths: number): string => String(tenThousandths / 100)
