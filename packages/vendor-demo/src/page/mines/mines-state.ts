import { minesLastOpening, minesMultiple } from '@plaza/fair'

/** From one round's start to the next one's, ms, at least (ENGINE-3). */
export const minesCycleMs = 5_000

/** `asking`: the stake is on its way. `open`: shells can be opened. `picking`, `leaving`: an answer is awaited. */
export type MinesPhase = 'idle' | 'asking' | 'open' | 'picking' | 'leaving' | 'over'

export interface MinesState {
  phase: MinesPhase
  startedAt: number
  stakeMinor: number
  mines: number
  /** Opened shells in the order of opening, with when; page clock, ms. */
  opened: readonly { field: number; at: number }[]
  pending: number | null
  end: { mines: readonly number[]; isHit: boolean; multiple: number; paidMinor: number; at: number } | null
}

export type MinesEvent =
  | { type: 'start'; at: number; stakeMinor: number; mines: number }
  | { type: 'started' }
  | { type: 'refused' }
  | { type: 'pick'; field: number }
  | { type: 'pearl'; field: number; at: number }
  | { type: 'failed' }
  | { type: 'leave' }
  | {
      type: 'ended'
      at: number
      opened: readonly number[]
      mines: readonly number[]
      isHit: boolean
      multiple: number
      paidMinor: number
    }
  | { type: 'resumed'; at: number; stakeMinor: number; mines: number; opened: readonly number[] }

export const minesStart: MinesState = {
  phase: 'idle',
  startedAt: Number.NEGATIVE_INFINITY,
  stakeMinor: 0,
  mines: 3,
  opened: [],
  pending: null,
  end: null,
}

/** How long until a next round may start, ms; 0 when it may. */
export const minesWaitMs = (state: MinesState, at: number): number =>
  Math.max(0, state.startedAt + minesCycleMs - at)
export const mayStartMines = (state: MinesState, at: number): boolean =>
  (state.phase === 'idle' || state.phase === 'over') && minesWaitMs(state, at) === 0

const isPearl = (state: MinesState, field: number): boolean => state.opened.some((one) => one.field === field)
export const mayPick = (state: MinesState, field: number): boolean =>
  state.phase === 'open' && !isPearl(state, field)
export const mayLeave = (state: MinesState): boolean => state.phase === 'open' && state.opened.length > 0

/** Multiples now and after the next pearl, hundredths; `next` null when no shell is left to open. */
export function minesMultiples(state: MinesState): { now: number; next: number | null } {
  const count = state.opened.length
  return {
    now: minesMultiple(state.mines, count),
    next: count < minesLastOpening(state.mines) ? minesMultiple(state.mines, count + 1) : null,
  }
}

const withOpened = (state: MinesState, field: number, at: number) =>
  isPearl(state, field) ? state.opened : [...state.opened, { field, at }]

/** The board's moves; an event that does not fit the phase changes nothing. */
export function minesStep(state: MinesState, event: MinesEvent): MinesState {
  switch (event.type) {
    case 'start':
      return mayStartMines(state, event.at)
        ? {
            ...minesStart,
            phase: 'asking',
            startedAt: event.at,
            stakeMinor: event.stakeMinor,
            mines: event.mines,
          }
        : state
    case 'started':
      return state.phase === 'asking' ? { ...state, phase: 'open' } : state
    case 'refused':
      return state.phase === 'asking' ? { ...minesStart, mines: state.mines } : state
    case 'pick':
      return mayPick(state, event.field) ? { ...state, phase: 'picking', pending: event.field } : state
    case 'pearl':
      return state.phase === 'picking'
        ? { ...state, phase: 'open', pending: null, opened: withOpened(state, event.field, event.at) }
        : state
    case 'failed':
      return state.phase === 'picking' || state.phase === 'leaving'
        ? { ...state, phase: 'open', pending: null }
        : state
    case 'leave':
      return mayLeave(state) ? { ...state, phase: 'leaving' } : state
    case 'ended': {
      if (state.phase === 'idle' || state.phase === 'over') return state
      const { at, mines, isHit, multiple, paidMinor } = event
      const opened = event.opened.map(
        (field) => state.opened.find((one) => one.field === field) ?? { field, at },
      )
      return {
        ...state,
        phase: 'over',
        pending: null,
        opened,
        end: { at, mines, isHit, multiple, paidMinor },
      }
    }
    case 'resumed':
      return {
        ...minesStart,
        phase: 'open',
        startedAt: event.at,
        stakeMinor: event.stakeMinor,
        mines: event.mines,
        opened: event.opened.map((field) => ({ field, at: Number.NEGATIVE_INFINITY })),
      }
  }
}
