import { shareOf, tierReached, type ContractTerms } from './contract-terms'

/** What a dividend is worked out from: of one period of one contract, minor units. */
export interface DividendBasis {
  /** `netMinor` of the team (`sumsOf`): below zero where the team lost. */
  netMinor: number
  /** Valid bets of the team. */
  validMinor: number
  activeUsers: number
  /** What the team won before and is still held against the loss: 0 or below. */
  carryMinor: number
}

/** What comes of it. */
export interface DividendResult {
  /** What the rate is of: the loss after what is carried over; 0 where there is none. */
  baseMinor: number
  /** Hundredths of a per cent; 0 where no tier is reached. */
  rate: number
  /** The rate of the base, rounded down to the whole minor unit. */
  amountMinor: number
  /** What is held against the next period: 0 or below. */
  carriedMinor: number
}

/**
 * The dividend of a period (DIVIDEND-1): max(0, −net + carry) × rate. The tier is the highest whose conditions are all reached, by the valid
 * bets, the active users and the loss after what is carried over. What the team won is carried on where the contract says so.
 */
export function dividendOf(
  terms: ContractTerms,
  { netMinor, validMinor, activeUsers, carryMinor }: DividendBasis,
): DividendResult {
  const lossMinor = carryMinor - netMinor
  const baseMinor = Math.max(0, lossMinor)
  const tier = tierReached(terms, { turnoverMinor: validMinor, lossMinor: baseMinor, activeUsers })
  const rate = tier?.rate ?? 0
  return {
    ...{ baseMinor, rate, amountMinor: shareOf(baseMinor, rate) },
    carriedMinor: terms.carries ? Math.min(0, lossMinor) : 0,
  }
}
