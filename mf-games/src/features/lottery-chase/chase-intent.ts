import type { IntentBody } from '@plaza/money'
import { orderIntent, type OrderWish } from '../lottery-slip/order-intent'
import { reserveMinor } from './chase-plan'

export interface ChaseWish extends Pick<OrderWish, 'lottery' | 'lines' | 'playOf'> {
  /** In the order of their draws. */
  issues: readonly { issue: string; multiplier: number }[]
  stopsOnWin: boolean
  /** Prizes that changed since the slip was written are taken. */
  takesAnyPrize: boolean
}

/** A slip over several issues as an intent: the same plan is the same intent (CHASE-2, LEDGER-3). */
export function chaseIntent({ issues, stopsOnWin, takesAnyPrize, ...slip }: ChaseWish): IntentBody {
  const prizeChanges = takesAnyPrize ? 'always' : 'never'
  const { amountMinor, details } = orderIntent({ ...slip, issue: issues[0]?.issue ?? '', prizeChanges })
  const multipliers = issues.map(({ multiplier }) => multiplier)
  return {
    amountMinor: reserveMinor(amountMinor, multipliers),
    details: {
      lottery: slip.lottery,
      lines: details?.['lines'] ?? '[]',
      issues: JSON.stringify(issues),
      stopsOnWin: String(stopsOnWin),
      takesAnyPrize: String(takesAnyPrize),
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
  const { lottery, lines = '[]', issues = '[]', stopsOnWin, takesAnyPrize } = details
  const wanted = JSON.parse(lines) as Record<string, unknown>[]
  return {
    lottery,
    // Without the prizes that were shown, a line takes those of the day.
    lines: takesAnyPrize === 'true' ? wanted.map(({ prizes: _shown, ...line }) => line) : wanted,
    issues: JSON.parse(issues) as unknown,
    stopsOnWin: stopsOnWin === 'true',
  }
}
