import type { prizeChanges, SlipLine } from '@plaza/contract/lottery'
import { CallFailure } from '../../../kernel/call-failure'
import type { LineQuote } from './quote-line'

const isSame = (shown: readonly number[], now: readonly number[]): boolean =>
  shown.length === now.length && now.every((prize, tier) => prize === shown[tier])

const isNoWorse = (shown: readonly number[], now: readonly number[]): boolean =>
  shown.length === now.length && now.every((prize, tier) => prize >= (shown[tier] ?? 0))

/**
 * Refuses lines whose prizes are no longer those that the member was shown, unless the member takes the change.
 * @throws CallFailure `lottery.prize.changed` with the lines that changed, their old and their new prizes.
 */
export function checkPrizes(
  lines: readonly SlipLine[],
  quotes: readonly LineQuote[],
  accepted: (typeof prizeChanges)[number],
): void {
  if (accepted === 'always') return
  const changed = quotes.flatMap(({ no, prizes }, index) => {
    const shown = lines[index]?.prizes
    if (!shown || isSame(shown, prizes) || (accepted === 'better' && isNoWorse(shown, prizes))) return []
    return [{ line: no, shown, now: prizes }]
  })
  if (changed.length > 0) throw new CallFailure('lottery.prize.changed', { lines: changed })
}
