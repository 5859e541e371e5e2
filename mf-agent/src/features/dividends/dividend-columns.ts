import type { Dividend } from '@plaza/contract/agency'

/** The figures of a dividend in the order of the report: amounts in minor units. */
export const amountColumns = [
  { name: 'stake', valueOf: (one: Dividend) => one.stakeMinor },
  { name: 'prize', valueOf: (one: Dividend) => one.prizeMinor },
  { name: 'rebate', valueOf: (one: Dividend) => one.rebateMinor },
  { name: 'bonus', valueOf: (one: Dividend) => one.bonusMinor },
  { name: 'salary', valueOf: (one: Dividend) => one.salaryMinor },
  { name: 'net', valueOf: (one: Dividend) => one.netMinor },
  { name: 'carry', valueOf: (one: Dividend) => one.carryMinor },
  { name: 'dividend', valueOf: (one: Dividend) => one.dividendMinor },
  { name: 'correction', valueOf: (one: Dividend) => one.correctionMinor },
] as const

/** A row of the report, told from others also while it has no number. */
export const keyOf = ({ id, member, firstDay }: Dividend): string => id ?? `${member} ${firstDay}`

/** Whether somebody has to pay it. */
export const isOpen = ({ state }: Dividend): boolean => state === 'to-pay' || state === 'unpaid'
