import type { LotteryFamily, LotteryRules } from '@plaza/contract/lottery'

/** The family of a set of rules: both Vietnamese boards are one. */
export const familyOfRules = (rules: LotteryRules): LotteryFamily =>
  rules === 'vn27' || rules === 'vn18' ? 'vietnam' : rules
