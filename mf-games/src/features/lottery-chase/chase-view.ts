import type { ChaseIssueState, ChaseState } from '@plaza/contract/lottery'
import type { Tone } from '@plaza/ui/pill'

/** The tone of a plan's state. */
export const chaseTones: Record<ChaseState, Tone> = {
  running: 'info',
  done: 'neutral',
  stopped: 'success',
  cancelled: 'neutral',
}

/** The tone of the state of one issue of a plan. */
export const issueTones: Record<ChaseIssueState, Tone> = {
  waiting: 'info',
  placed: 'warning',
  won: 'success',
  lost: 'neutral',
  void: 'neutral',
  skipped: 'warning',
  cancelled: 'neutral',
}

interface Money {
  reservedMinor: number
  spentMinor: number
  refundedMinor: number
}

/** What a plan still holds, minor units: neither spent nor given back (CHASE-1). */
export const heldMinor = ({ reservedMinor, spentMinor, refundedMinor }: Money): number =>
  reservedMinor - spentMinor - refundedMinor

/** Whether the rest of a plan can be cancelled: it runs, and something of it would come back. */
export const isCancellable = (chase: Money & { state: ChaseState }): boolean =>
  chase.state === 'running' && heldMinor(chase) > 0
