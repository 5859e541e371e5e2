import { betChanged, lotteryOrdersCall, type Lottery } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useKept } from '../../lottery/rules/useKept'
import { outcomeOf, shownIssue, type IssueOutcome } from './issue-outcome'

/**
 * What became of the member's orders on the issue drawn last, or that bets on a coming one are in; null where there is
 * nothing to tell (TABLE-4). It asks when the page opens and when an order of this lottery changes, not at every draw.
 */
export function useIssueOutcome({ code, last }: Pick<Lottery, 'code' | 'last'>): IssueOutcome | null {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const [firstNo] = useState(last?.no)
  const [withBets, setWithBets] = useState<readonly string[]>([])
  const issue = shownIssue(withBets, last?.no) ?? firstNo
  const { data, refetch } = useCall(
    lotteryOrdersCall,
    { query: { lottery: code, ...(issue !== undefined && { issue }) } },
    { enabled: session !== null && issue !== undefined },
  )
  const latest = useRef({ refetch, issue })
  useEffect(() => {
    latest.current = { refetch, issue }
  })
  useEffect(
    () =>
      events.on(betChanged, (changed) => {
        if (changed.lottery !== code) return
        if (changed.issue === latest.current.issue) void latest.current.refetch()
        else setWithBets((before) => (before.includes(changed.issue) ? before : [...before, changed.issue]))
      }),
    [events, code],
  )
  useEffect(() => events.on('stream:restored', () => void latest.current.refetch()), [events])
  const outcome = useMemo(() => (data && issue !== undefined ? outcomeOf(issue, data) : null), [data, issue])
  // While the next answer is on its way, the line keeps what it says: nothing on the page moves.
  const kept = useKept(outcome)
  return session === null ? null : kept
}
