import type { LotteryOrderState } from '@plaza/contract/lottery'
import type { Tone } from '@plaza/ui/pill'

interface Placed {
  state: LotteryOrderState
  closeAt: number
}

/** The state that is shown: a placed order is locked from the close on, before anything says so. */
export const shownState = ({ state, closeAt }: Placed, nowMs: number): LotteryOrderState =>
  state === 'placed' && nowMs >= closeAt ? 'locked' : state

/** Whether a line or an order can still be cancelled. */
export const isCancellable = (state: LotteryOrderState, closeAt: number, nowMs: number): boolean =>
  shownState({ state, closeAt }, nowMs) === 'placed'

/** The tone of a state. A win has gold only where it is a gain, so it is not said here. */
export const stateTones: Record<LotteryOrderState, Tone> = {
  placed: 'info',
  locked: 'warning',
  won: 'success',
  paid: 'success',
  lost: 'neutral',
  cancelled: 'neutral',
  void: 'neutral',
  corrected: 'accent',
}

interface Money {
  state: LotteryOrderState
  amountMinor: number
  cancelledMinor: number
  prizeMinor: number
  rebateMinor: number
}

/** What an order came to: prize and rebate less what was staked, minor units; undefined before the draw. */
export function netOf({
  state,
  amountMinor,
  cancelledMinor,
  prizeMinor,
  rebateMinor,
}: Money): number | undefined {
  if (state === 'placed' || state === 'locked' || state === 'won') return undefined
  if (state === 'cancelled' || state === 'void') return 0
  return prizeMinor + rebateMinor - (amountMinor - cancelledMinor)
}
