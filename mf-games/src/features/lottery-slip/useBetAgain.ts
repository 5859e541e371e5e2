import type { LotteryOrder } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import type { Play } from '@plaza/lottery'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { linesAgain } from './bet-again'
import { notOn, slipProblem, withLines } from './slip'
import { slipStoreOf } from './slip-store'

/**
 * Puts the lines of an order on the slip of its lottery, each once however often it is tapped, and says how many are no longer
 * offered. False where they do not fit (TABLE-6).
 */
export function useBetAgain(): (order: LotteryOrder, playOf: (id: string) => Play | undefined) => boolean {
  const t = useSlipText()
  const { events } = useRemote()
  return (order, playOf) => {
    const slips = slipStoreOf(events)
    const before = slips.getState()[order.lottery] ?? []
    const { lines, gone } = linesAgain(order, playOf)
    const more = notOn(before, lines)
    const problem = slipProblem(before, more)
    if (problem) {
      events.say('toast', { kind: 'error', text: t(`slip.full.${problem}`), id: 'slip' })
      return false
    }
    if (more.length > 0) slips.write(order.lottery, withLines(before, more, crypto.randomUUID()))
    if (gone > 0)
      events.say('toast', { kind: 'info', text: t('slip.again.gone', { count: gone }), id: 'slip' })
    return true
  }
}
