import { useRemote } from '@plaza/federation'
import { useIntents } from '@plaza/money'
import { useEffect } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import { betStorageKey } from '../lottery-slip/bet-storage'
import { lostOf } from '../lottery-slip/useLostIntent'
import type { Slip } from '../lottery-slip/useSlip'

/**
 * Lowers lines of a slip that are above the member's own prize group, which would be refused, and says so: they were added before
 * somebody signed in, or the group fell (TABLE-2, LOTTERY-6). While a bet has no answer its lines stay as they were sent, so that
 * they are recognized when the answer comes.
 */
export function useOwnGroup({ lines, lowerTo }: Slip, largest: number): void {
  const t = useTableText()
  const { events } = useRemote()
  const intents = useIntents(betStorageKey)
  // After every draw of the table, because nothing tells when an answer has come.
  useEffect(() => {
    if (!lines.some(({ prizeGroup }) => prizeGroup > largest) || lostOf(intents)) return
    const count = lowerTo(largest)
    events.say('toast', { kind: 'info', text: t('table.lowered', { count, group: largest }), id: 'group' })
  })
}
