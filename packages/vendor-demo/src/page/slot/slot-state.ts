import type { SlotOutcome, SpinResult } from '@plaza/fair'
import { reelPace } from './reel-motion'

/** A round as the vendor settled it. */
export interface SlotRound {
  stakeMinor: number
  paidMinor: number
  jackpotMinor: number
  outcome: SlotOutcome
}

/**
 * What the slot does. `asking`: reels turn, no answer yet. `landing`: they stop on spin `step` (0 the paid one).
 * `showing`: its wins are lit. `offer`: free spins wait to be started. `total`: they are over.
 */
export type SlotPhase = 'idle' | 'asking' | 'landing' | 'showing' | 'offer' | 'total'

export interface SlotState {
  phase: SlotPhase
  /** Start of the current spin; page clock, ms. */
  spunAt: number
  answeredAt: number
  shownFrom: number
  round: SlotRound | null
  step: number
  /** The stops before the current spin. */
  stops: readonly number[]
}

export type SlotEvent =
  | { type: 'spin'; at: number }
  | { type: 'answered'; at: number; round: SlotRound }
  | { type: 'refused' }
  | { type: 'landed'; at: number }
  | { type: 'shown'; at: number }
  | { type: 'goOn'; at: number }

export const slotStart = (stops: readonly number[]): SlotState => ({
  phase: 'idle',
  spunAt: Number.NEGATIVE_INFINITY,
  answeredAt: 0,
  shownFrom: 0,
  round: null,
  step: 0,
  stops,
})

/** The spin of a round that is on the reels: the paid one, or a free one. */
export const spinOf = (state: SlotState): SpinResult | null =>
  !state.round
    ? null
    : state.step === 0
      ? state.round.outcome
      : (state.round.outcome.freeSpins[state.step - 1] ?? null)

/** Free spins of the round. */
export const freeSpinsOf = (state: SlotState): number => state.round?.outcome.freeSpins.length ?? 0

/** Hundredths of the stake that the round has paid up to the spin that is shown. */
export const multipleSoFar = (state: SlotState): number =>
  !state.round
    ? 0
    : [state.round.outcome, ...state.round.outcome.freeSpins]
        .slice(0, state.step + 1)
        .reduce((sum, spin) => sum + spin.multiple, 0)

/** Whether the round is decided on the reels: the last of its spins has landed. */
export const hasLanded = (state: SlotState): boolean =>
  state.phase === 'idle' ||
  ((state.phase === 'showing' || state.phase === 'total') && state.step === freeSpinsOf(state))

/** Whether the next paid spin may start: the round has landed, and its last spin began a cycle ago (ENGINE-3). */
export const maySpin = (state: SlotState, at: number): boolean =>
  state.phase !== 'total' && hasLanded(state) && at >= state.spunAt + reelPace.cycleMs

const nextFree = (state: SlotState, at: number): SlotState => ({
  ...state,
  phase: 'landing',
  stops: spinOf(state)?.stops ?? state.stops,
  step: state.step + 1,
  spunAt: at,
  answeredAt: at,
})

/** The slot's moves; an event that does not fit the phase changes nothing. */
export function slotStep(state: SlotState, event: SlotEvent): SlotState {
  switch (event.type) {
    case 'spin':
      return maySpin(state, event.at)
        ? {
            ...state,
            phase: 'asking',
            stops: spinOf(state)?.stops ?? state.stops,
            spunAt: event.at,
            round: null,
            step: 0,
          }
        : state
    case 'answered':
      return state.phase === 'asking'
        ? { ...state, phase: 'landing', round: event.round, answeredAt: event.at }
        : state
    case 'refused':
      // A bet that was not placed is not a round: the next may follow at once.
      return state.phase === 'asking'
        ? { ...state, phase: 'idle', round: null, spunAt: Number.NEGATIVE_INFINITY }
        : state
    case 'landed':
      return state.phase === 'landing' ? { ...state, phase: 'showing', shownFrom: event.at } : state
    case 'shown': {
      if (state.phase !== 'showing') return state
      const left = freeSpinsOf(state) - state.step
      if (left > 0) return state.step === 0 ? { ...state, phase: 'offer' } : nextFree(state, event.at)
      return { ...state, phase: state.step > 0 ? 'total' : 'idle' }
    }
    case 'goOn':
      if (state.phase === 'offer') return nextFree(state, event.at)
      return state.phase === 'total' ? { ...state, phase: 'idle' } : state
  }
}
