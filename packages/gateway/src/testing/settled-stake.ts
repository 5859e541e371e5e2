import type { SettledStake } from '../kernel/stakes/stake-settled'

/** A settled stake of a member of `demo`: what a test does not say is that of one lost round. */
export const settledStake = (
  stake: Pick<SettledStake, 'memberId' | 'stakeMinor'> & Partial<SettledStake>,
): SettledStake => ({
  merchant: 'demo',
  day: '2026-11-01',
  kind: 'RNG',
  source: 'acme',
  reference: 'round-1',
  change: 'settled',
  bets: 1,
  payoutMinor: 0,
  rebateMinor: 0,
  validMinor: stake.stakeMinor,
  isPractice: false,
  ...stake,
})
