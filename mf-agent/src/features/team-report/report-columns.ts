import type { SumName } from '@plaza/contract/agency'

/** The columns of the report in their order (TEAM-7). */
export const columns = [
  'depositMinor',
  'withdrawalMinor',
  'stakeMinor',
  'validMinor',
  'prizeMinor',
  'rebateMinor',
  'gameMinor',
  'commissionMinor',
  'bonusMinor',
  'salaryMinor',
  'netMinor',
] as const satisfies readonly SumName[]

/** Columns whose sign says who won: with colour and sign. */
export const signed: ReadonlySet<SumName> = new Set<SumName>(['gameMinor', 'netMinor'])
