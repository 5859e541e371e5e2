/** How the money of one order stands when its result is corrected; minor units. */
export interface CorrectionTerms {
  /** What it pays more than before; below zero what it paid too much. */
  deltaMinor: number
  /** What an earlier correction could not take back. */
  debtMinor: number
  /** In the member's main wallet. */
  balanceMinor: bigint
}

/** What is booked now, above zero to the member, and what is still owed after it; minor units. */
export interface CorrectionMoney {
  bookedMinor: number
  debtMinor: number
}

/**
 * Divides a correction into what moves and what is owed: an earlier debt is paid first, and a wallet gives what it has,
 * never more (BET-6).
 */
export function correctionMoney({ deltaMinor, debtMinor, balanceMinor }: CorrectionTerms): CorrectionMoney {
  if (deltaMinor >= 0) {
    const paidOff = Math.min(debtMinor, deltaMinor)
    return { bookedMinor: deltaMinor - paidOff, debtMinor: debtMinor - paidOff }
  }
  const owed = -deltaMinor
  const taken = balanceMinor < BigInt(owed) ? Number(balanceMinor) : owed
  return { bookedMinor: taken === 0 ? 0 : -taken, debtMinor: debtMinor + owed - taken }
}
