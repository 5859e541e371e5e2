import type { LotteryRules } from '@plaza/contract/lottery'
import type { RuleSet } from '@plaza/lottery'
import { five } from '@plaza/lottery/five'

const ruleSets: Partial<Record<LotteryRules, RuleSet>> = { five }

/** The plays of a lottery's rules. @throws Error for rules that this gateway has no plays of. */
export function ruleSetOf(id: LotteryRules): RuleSet {
  const rules = ruleSets[id]
  if (!rules) throw new Error(`no plays of the rules ${id}`)
  return rules
}
