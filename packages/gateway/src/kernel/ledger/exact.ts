import { CallFailure } from '../call-failure'

/**
 * The bigint of the database as the number of the wire: minor units, versions and times.
 * @throws CallFailure `amount.too.large` beyond the whole numbers that a number holds exactly.
 */
export function exactNumber(value: bigint | string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new CallFailure('amount.too.large')
  return number
}

/** The exact sum of whole numbers. @throws CallFailure `amount.too.large` when a number does not hold it. */
export const exactSum = (parts: readonly number[]): number => exactNumber(bigSum(parts))

/** The exact sum of whole numbers, however large. @throws RangeError when one of them is not exact itself. */
export function bigSum(parts: readonly number[]): bigint {
  if (!parts.every((part) => Number.isSafeInteger(part)))
    throw new RangeError('only whole minor units can be summed')
  return parts.reduce((sum, part) => sum + BigInt(part), 0n)
}
