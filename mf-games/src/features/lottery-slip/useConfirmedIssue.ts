import type { Issue } from '@plaza/contract/lottery'
import { useState } from 'react'
import type { IssueView } from '../../lottery/draws/issue-view'

/** The issue that a confirmation is about, and the one that a person is asked about when it has closed. */
export interface ConfirmedIssue {
  issue: Issue | undefined
  /** Its selling has ended: never replaced silently (TABLE-2). */
  isClosed: boolean
  /** The issue that sells instead; undefined while none does. */
  next: Issue | undefined
  /** Moves to the issue that sells now. */
  moveOn: () => Issue | undefined
  /** Begins a confirmation of the issue that sells now. */
  begin: () => void
}

/** Follows the issue that a confirmation is about. `refusedNo` is one that the gateway said is closed. */
export function useConfirmedIssue(view: IssueView, refusedNo: string | undefined): ConfirmedIssue {
  const selling = view.state === 'selling' ? view.issue : undefined
  const [issue, setIssue] = useState<Issue | undefined>(selling)
  const isClosed = issue !== undefined && (selling?.no !== issue.no || refusedNo === issue.no)
  const next = isClosed && selling?.no !== issue.no ? selling : undefined
  return {
    issue,
    isClosed,
    next,
    moveOn() {
      if (next) setIssue(next)
      return next
    },
    begin: () => setIssue(selling),
  }
}
