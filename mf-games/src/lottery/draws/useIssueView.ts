import type { Lottery } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useEffect, useReducer } from 'react'
import { issueView, viewChangesAt, type IssueView } from './issue-view'

/** Longest wait of a timer, ms; a browser's own limit is 24 days. */
const longestMs = 3_600_000

/** How a lottery stands now by the server's clock; renders again when that changes. */
export function useIssueView(lottery: Lottery): IssueView {
  const { serverNow } = useRemote()
  const [count, again] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    const at = viewChangesAt(lottery, serverNow())
    if (at === undefined) return undefined
    const timer = setTimeout(again, Math.min(longestMs, at - serverNow() + 1))
    document.addEventListener('visibilitychange', again)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [lottery, serverNow, count])
  return issueView(lottery, serverNow())
}
