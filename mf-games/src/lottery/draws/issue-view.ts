import type { Issue, Lottery } from '@plaza/contract/lottery'

/** How an issue stands on the screen. */
export type IssueView =
  /** It sells until `closeAt`. */
  | { state: 'selling'; issue: Issue }
  /** Selling has ended and the draw is minutes away. */
  | { state: 'waiting'; issue: Issue }
  /** Its draw is due. */
  | { state: 'drawing'; issue: Issue | null }
  /** The operator has the lottery closed. */
  | { state: 'closed'; reopensAt: number | undefined }

/** Selling ends on the screen this long before `closeAt`, ms: a bet needs time to arrive. */
export const lockMs = 1000
/** Longer than this before a draw it is "waiting", not "drawing", ms. */
const drawingMs = 60_000

/** How a lottery stands at a moment of the server's clock, ms. */
export function issueView({ isOpen, reopensAt, issue }: Lottery, nowMs: number): IssueView {
  if (!isOpen) return { state: 'closed', reopensAt }
  if (!issue) return { state: 'drawing', issue }
  if (issue.state === 'open' && nowMs < issue.closeAt - lockMs) return { state: 'selling', issue }
  if (issue.drawAt - nowMs > drawingMs) return { state: 'waiting', issue }
  return { state: 'drawing', issue }
}

/** When the view of an issue changes next by itself, ms; undefined when only a push changes it. */
export function viewChangesAt({ isOpen, issue }: Lottery, nowMs: number): number | undefined {
  if (!isOpen || !issue) return undefined
  return [issue.closeAt - lockMs, issue.drawAt - drawingMs]
    .filter((at) => at > nowMs)
    .sort((a, b) => a - b)[0]
}
