import { flightMs, flightMultiple } from '@plaza/fair'

/** The outcome of a bet in the shared round; names are masked by the server. */
export interface CrashBet {
  id: string
  name: string
  isOwn: boolean
  stakeMinor: number
  /** Hundredths at which it left; null while it is in, or when it stayed too long. */
  cashOut: number | null
  paidMinor: number
}

/** A shared round. Times are the page's clock, ms. */
export interface CrashRound {
  id: string
  phase: 'betting' | 'flying' | 'ended'
  closesAt: number
  flewAt: number
  endedAt: number
  /** Hundredths; null until it ended. */
  point: number | null
}

/** The own bet. `placing` and `leaving` await an answer; `lost` stayed too long. */
export interface OwnBet {
  /** The flight's id. */
  round: string
  /** The bet's own id, by which it is cashed out; empty until it is placed. */
  ticket: string
  phase: 'placing' | 'in' | 'leaving' | 'out' | 'lost'
  stakeMinor: number
  /** Hundredths at which it leaves by itself; 0 by hand. */
  target: number
  cashOut: number
  paidMinor: number
}

export interface CrashState {
  round: CrashRound | null
  own: OwnBet | null
  bets: readonly CrashBet[]
  /** Points of the last rounds, the newest first, hundredths. */
  history: readonly number[]
}

export type CrashEvent =
  | { type: 'round'; round: CrashRound }
  | { type: 'bets'; bets: readonly CrashBet[] }
  | { type: 'history'; points: readonly number[] }
  | { type: 'bet'; stakeMinor: number; target: number }
  | { type: 'own'; own: OwnBet }
  | { type: 'refused' }
  | { type: 'leave' }
  | { type: 'unsure' }

export const crashStart: CrashState = { round: null, own: null, bets: [], history: [] }
const longestHistory = 20

const isSettled = (own: OwnBet): boolean => own.phase === 'out' || own.phase === 'lost'
/** The player's own bet of the current round, if there is one. */
export const ownNow = (state: CrashState): OwnBet | null =>
  state.own && (state.own.phase === 'placing' || state.own.round === state.round?.id) ? state.own : null

export const mayBet = (state: CrashState, at: number): boolean =>
  state.round?.phase === 'betting' && at < state.round.closesAt && ownNow(state) === null
export const mayLeaveFlight = (state: CrashState): boolean =>
  state.round?.phase === 'flying' && ownNow(state)?.phase === 'in'

/** The multiple of a round at a moment, hundredths: 100 before it flies, its point once it ended. */
export const multipleAt = (round: CrashRound | null, at: number): number =>
  !round || round.phase === 'betting' ? 100 : (round.point ?? flightMultiple(at - round.flewAt))

/** How long a round had flown at a given time, ms. */
export const flownMs = (round: CrashRound, at: number): number =>
  round.point === null ? Math.max(0, at - round.flewAt) : flightMs(round.point)

function withRound(state: CrashState, round: CrashRound): CrashState {
  const isNew = round.id !== state.round?.id
  const hasEnded = round.point !== null && (isNew || state.round?.point === null)
  const own = state.own
  const isLost = own !== null && own.round === round.id && own.phase === 'in' && round.phase === 'ended'
  return {
    round,
    bets: isNew ? [] : state.bets,
    history:
      hasEnded && !isNew && round.point !== null
        ? [round.point, ...state.history].slice(0, longestHistory)
        : state.history,
    own: isLost ? { ...own, phase: 'lost' } : isNew && own && isSettled(own) ? null : own,
  }
}

/** The moves of the shared round and of the own bet in it; what does not fit changes nothing. */
export function crashStep(state: CrashState, event: CrashEvent): CrashState {
  const { own } = state
  switch (event.type) {
    case 'round':
      return withRound(state, event.round)
    case 'bets':
      return { ...state, bets: event.bets }
    case 'history':
      return { ...state, history: event.points.slice(0, longestHistory) }
    case 'bet':
      return ownNow(state) === null && state.round?.phase === 'betting'
        ? {
            ...state,
            own: {
              round: state.round.id,
              ticket: '',
              phase: 'placing',
              stakeMinor: event.stakeMinor,
              target: event.target,
              cashOut: 0,
              paidMinor: 0,
            },
          }
        : state
    case 'own':
      // A late confirmation of the bet does not undo its cash-out.
      return own &&
        own.ticket === event.own.ticket &&
        (isSettled(own) || own.phase === 'leaving') &&
        event.own.phase === 'in'
        ? state
        : { ...state, own: event.own }
    case 'refused':
      return own?.phase === 'placing' ? { ...state, own: null } : state
    case 'leave':
      return mayLeaveFlight(state) && own ? { ...state, own: { ...own, phase: 'leaving' } } : state
    case 'unsure':
      return own?.phase === 'leaving' ? { ...state, own: { ...own, phase: 'in' } } : state
  }
}
