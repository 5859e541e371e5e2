import type { Balance } from '@plaza/contract/money'

/**
 * What a bet can be paid from, minor units: the main wallet, or the wallet at the vendor of a game that has one. It is the one
 * figure beside a game, in its frame and below a table (FRAME-25); what is locked is in the cashier.
 */
export function playableMinor(balance: Balance | null | undefined, vendor?: string): number {
  const of = (name: string) => balance?.wallets.find(({ wallet }) => wallet === name)?.balanceMinor
  return (vendor === undefined ? undefined : of(`vendor:${vendor}`)) ?? of('main') ?? 0
}
