import type { IntentBody } from '@plaza/money'
import { orderIntent, type OrderWish } from '../lottery-slip/order-intent'
import { reserveMinor } from './chase-plan'

export interface ChaseWish extends Pick<
  OrderWish,
  'lottery' | 'lines' | 'playOf' | 'accepted' | 'prizeMode'
> {
  /** In the order of their draws. */
  issues: readonly { issue: string; multiplier: number }[]
  stopsOnWin: boolean
}

/** A slip over several issues as an intent: the same plan is the same intent (CHASE-2, LEDGER-3). */
export function chaseIntent({ issues, stopsOnWin, ...slip }: ChaseWish): IntentBody {
  const issue = issues[0]?.issue ?? ''
  const { amountMinor, details } = orderIntent({ ...slip, issue, prizeChanges: 'never' })
  const multipliers = issues.map(({ multiplier }) => multiplier)
  return {
    amountMinor: reserveMinor(amountMinor, multipliers),
    details: {
      lottery: slip.lottery,
      lines: details?.['lines'] ?? '[]',
      issues: JSON.stringify(issues),
      stopsOnWin: String(stopsOnWin),
      ...(slip.prizeMode && { prizeMode: slip.prizeMode }),
    },
  }
}

/** The settings of a plan, from its intent. */
export function chaseSettings({ details = {} }: IntentBody): {
  multipliers: readonly number[]
  stopsOnWin: boolean
} {
  const issues = JSON.parse(details['issues'] ?? '[]') as ChaseWish['issues']
  return {
    multipliers: issues.map(({ multiplier }) => multiplier),
    stopsOnWin: details['stopsOnWin'] === 'true',
  }
}

/** The body of the call that makes a plan, also after a reload. */
export function chaseBody({ details = {} }: IntentBody): Record<string, unknown> {
  const { lottery, lines = '[]', issues = '[]', stopsOnWin, prizeMode } = details
  return {
    lottery,
    lines: JSON.parse(lines) as unknown,
    issues: JSON.parse(issues) as unknown,
    stopsOnWin: stopsOnWin === 'true',
    ...(prizeMode !== undefined && { prizeMode }),
  }
}
