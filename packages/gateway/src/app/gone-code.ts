import type { GoneCode } from '../kernel/database/apply-stored-code'

/**
 * Functions and triggers that earlier releases have left in databases. A name comes here once no release that may still run
 * beside this one uses it, and never returns.
 */
export const goneCode: GoneCode = [
  { function: 'pay_round_into_day' },
  { function: 'bet_refusal_without_bonus' },
  { function: 'play_staked_with_vendors' },
  { function: 'play_staked_elsewhere' },
  { function: 'play_days_count_stakes' },
]
