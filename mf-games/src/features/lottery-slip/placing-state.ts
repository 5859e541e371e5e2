import type { CallError } from '@plaza/client'
import type { Issue } from '@plaza/contract/lottery'
import type { MoneyIntent } from '@plaza/contract/money'
import type { IssueView } from '../../lottery/draws/issue-view'
import type { SentSlip } from './order-intent'

/** What is known of the last time that a slip was sent, as a bet or as a plan. */
export interface Sending {
  isSending: boolean
  /** The gateway may have acted, although no answer came. */
  isUncertain: boolean
  failure: CallError | undefined
  /** The slip that failed; after a lost answer perhaps that of another lottery. */
  failed: Pick<SentSlip, 'lottery' | 'issue'> | undefined
  unanswered: MoneyIntent | undefined
}

/** What a person can do about a slip now. */
export type PlacingState =
  /** Something was sent that got no answer: it is sent again before anything else. */
  | { id: 'unanswered'; intent: MoneyIntent }
  /** An operator has closed the lottery: nothing can be placed. */
  | { id: 'shut'; reopensAt: number | undefined }
  /** The issue that was confirmed sells no more: the person moves to the next one, which may not be there yet. */
  | { id: 'closed'; no: string; next: Issue | undefined }
  /** The slip can be placed on this issue, or waits for one. */
  | { id: 'open'; issue: Issue | undefined }

/** What is said above a slip; nothing while it is on its way. */
export type PlacingNotice = 'lostAnswer' | 'shut' | 'closed' | 'failedHere' | 'failedElsewhere'

/** Whether the last slip that failed is of this lottery. */
const isOwn = ({ failed }: Sending, lottery: string) => failed === undefined || failed.lottery === lottery

/**
 * The issue that the gateway refused because it sells no more: after a lost answer perhaps an earlier one than is shown. A
 * plan is refused with the issue that has closed, which matters only where it is the first.
 */
export function refusedIssue(sending: Sending, lottery: string): string | undefined {
  const { failure, failed } = sending
  if (!failure || !failed || !isOwn(sending, lottery)) return undefined
  const isFirst = failure.code === 'lottery.chase.issue' && failure.value['issue'] === failed.issue
  return failure.code === 'lottery.issue.closed' || isFirst ? failed.issue : undefined
}

/** Where the placing of a slip stands (TABLE-2, CHASE-2). `closedNo` is the confirmed issue once it sells no more. */
export function placingState(
  { unanswered }: Sending,
  view: IssueView,
  {
    issue,
    closedNo,
    next,
  }: { issue: Issue | undefined; closedNo: string | undefined; next: Issue | undefined },
): PlacingState {
  if (unanswered) return { id: 'unanswered', intent: unanswered }
  if (view.state === 'closed') return { id: 'shut', reopensAt: view.reopensAt }
  return closedNo === undefined ? { id: 'open', issue } : { id: 'closed', no: closedNo, next }
}

function failureNotice(sending: Sending, view: IssueView, lottery: string): PlacingNotice[] {
  if (!sending.failure) return []
  if (!isOwn(sending, lottery)) return ['failedElsewhere']
  // Both have their own notice; a push may have come before the refusal, or after.
  const isShut = view.state === 'closed' && sending.failure.code === 'lottery.closed'
  return isShut || refusedIssue(sending, lottery) !== undefined ? [] : ['failedHere']
}

/** What is said above the slip, in the order in which it is read. */
export function placingNotices(
  sending: Sending,
  state: PlacingState,
  view: IssueView,
  lottery: string,
): PlacingNotice[] {
  if (sending.isSending) return []
  const failed = failureNotice(sending, view, lottery)
  switch (state.id) {
    // An uncertain failure says the same.
    case 'unanswered':
      return sending.isUncertain ? failed : ['lostAnswer', ...failed]
    case 'shut':
      return ['shut', ...failed]
    case 'closed':
      return [...failed, 'closed']
    case 'open':
      return failed
  }
}
