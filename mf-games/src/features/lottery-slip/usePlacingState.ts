import type { Issue } from '@plaza/contract/lottery'
import type { IssueView } from '../../lottery/draws/issue-view'
import {
  placingNotices,
  placingState,
  refusedIssue,
  type PlacingNotice,
  type PlacingState,
} from './placing-state'
import { useConfirmedIssue } from './useConfirmedIssue'
import type { Placing } from './usePlacing'

/** What a confirmation draws of a slip that is being placed at a table. */
export interface PlacingHere {
  placing: Omit<Placing<never>, 'place'>
  state: PlacingState
  notices: readonly PlacingNotice[]
  /** The issue that the confirmation is about. */
  issue: Issue | undefined
  /** Moves to the issue that sells now. */
  moveOn: () => Issue | undefined
}

/** Follows the placing of a slip at the table of a lottery (TABLE-2, CHASE-2). */
export function usePlacingState(
  placing: Omit<Placing<never>, 'place'>,
  lottery: string,
  view: IssueView,
): PlacingHere {
  const { moveOn, ...confirmed } = useConfirmedIssue(view, refusedIssue(placing, lottery))
  const state = placingState(placing, view, confirmed)
  return {
    placing,
    state,
    notices: placingNotices(placing, state, view, lottery),
    issue: confirmed.issue,
    moveOn,
  }
}
