/** How the money of one order stands when its result is corrected; minor units. */
export interface CorrectionTerms {
  /** What it pays more than before; below zero what it paid too much. */
  deltaMinor: number
  /** In the member's main wallet. */
  balanceMinor: bigint
}

/** What is booked now, above zero to the member, and what the member also owes; minor units. */
export interface CorrectionMoney {
  bookedMinor: number
  owedMinor: number
}

/** Divides a correction into what moves and what is owed: a wallet gives what it has, never more (BET-6). */
export function correctionMoney({ deltaMinor, balanceMinor }: CorrectionTerms): CorrectionMoney {
  if (deltaMinor >= 0) return { bookedMinor: deltaMinor, owedMinor: 0 }
  const tooMuch = -deltaMinor
  const taken = balanceMinor < BigInt(tooMuch) ? Number(balanceMinor) : tooMuch
  return { bookedMinor: taken === 0 ? 0 : -taken, owedMinor: tooMuch - taken }
}
