import { InvalidArgumentError } from 'commander'

/** Percent of the visitors as basis points: `5`, `0.25`, `5%`. */
export function parsePercent(text: string): number {
  const basisPoints = Number(text.replace(/%$/, '')) * 100
  const rounded = Math.round(basisPoints)
  if (text.trim() !== '' && Math.abs(basisPoints - rounded) < 1e-6 && rounded >= 1 && rounded <= 10_000)
    return rounded
  throw new InvalidArgumentError('It must be a percentage from 0.01 to 100, with at most two decimals.')
}

/** A share above 0 up to 1: `0.05`, or `5%`. */
export function parseShare(text: string): number {
  const share = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text)
  if (text.trim() !== '' && share > 0 && share <= 1) return share
  throw new InvalidArgumentError('It must be a share above 0 and up to 1, such as 0.05 or 5%.')
}

/** A whole number above zero. */
export function parseCount(text: string): number {
  const count = Number(text)
  if (Number.isSafeInteger(count) && count > 0) return count
  throw new InvalidArgumentError('It must be a whole number above zero.')
}

const unitMs = { h: 60 * 60 * 1000, d: 24 * 60 * 60 * 1000 } as const

/** A time from now in ms: `12h`, `90d`. */
export function parseSpan(text: string): number {
  const match = /^([1-9]\d{0,4})([hd])$/.exec(text)
  if (match) return Number(match[1]) * unitMs[match[2] as keyof typeof unitMs]
  throw new InvalidArgumentError('It must be hours or days, such as 12h or 90d.')
}

/** Collects an option that may be given several times. */
export const collect = (value: string, before: string[]): string[] => [...before, value]
