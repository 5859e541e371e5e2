export type AmountProblem = 'missing' | 'min' | 'balance' | 'max'

export interface AmountLimits {
  minMinor: number
  maxMinor: number
  /** The available amount; unlimited when absent. */
  availableMinor?: number
}

/** Why an amount cannot be sent, or null. A low balance is reported before a limit above it. */
export function amountProblem(
  minor: number | null,
  { minMinor, maxMinor, availableMinor = Infinity }: AmountLimits,
): AmountProblem | null {
  if (minor === null) return 'missing'
  if (minor < minMinor) return 'min'
  if (minor > availableMinor) return 'balance'
  return minor > maxMinor ? 'max' : null
}
