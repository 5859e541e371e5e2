import type { Issue } from '@plaza/contract/lottery'
import { useState } from 'react'
import type { IssueView } from '../../lottery/draws/issue-view'

/** The issue that a confirmation is about, and the one that a person is asked about when it has closed. */
export interface ConfirmedIssue {
  issue: Issue | undefined
  /** Its selling has ended: never replaced silently (TABLE-2). */
  isClosed: boolean
  /** Number of the issue that has closed. */
  closedNo: string | undefined
  /** The issue that sells instead; undefined while none does. */
  next: Issue | undefined
  /** Moves to the issue that sells now. */
  moveOn: () => Issue | undefined
}

/**
 * Follows the issue that a confirmation is about. `refusedNo` is one that the gateway said is closed: after a lost answer
 * perhaps an earlier one.
 */
export function useConfirmedIssue(view: IssueView, refusedNo: string | undefined): ConfirmedIssue {
  const selling = view.state === 'selling' ? view.issue : undefined
  const [issue, setIssue] = useState<Issue | undefined>(selling)
  // Opened while nothing was for sale: it is about the first issue that is.
  if (!issue && selling) setIssue(selling)
  const isOver = issue !== undefined && selling?.no !== issue.no
  const closedNo = refusedNo ?? (isOver ? issue.no : undefined)
  const next = closedNo !== undefined && selling?.no !== closedNo ? selling : undefined
  return {
    issue,
    isClosed: closedNo !== undefined,
    closedNo,
    next,
    moveOn() {
      if (next) setIssue(next)
      return next
    },
  }
}
