/** Why a bet was refused, as the suffix of the page's texts (`refused.*`). */
export const refusals = [
  'insufficient',
  'limit',
  'bonus',
  'stake',
  'late',
  'vendor',
  'disabled',
  'open',
  'other',
] as const
export type Refusal = (typeof refusals)[number]

/** The state that every game's table has: money, stake, and what prevents a bet. */
export interface TableState {
  phase: 'playing' | 'expired'
  /** The site holds play for a reality check (RG-4, NOTICE-1). */
  isPaused: boolean
  /** The last call got no answer; it is being retried. */
  isLost: boolean
  balanceMinor: number
  stakes: readonly number[]
  stakeMinor: number
  lastWin: { paidMinor: number; stakeMinor: number } | null
  notice: Refusal | 'resumed' | 'tooLate' | null
}

export type TableEvent =
  | { type: 'less' }
  | { type: 'more' }
  | { type: 'staked'; stakeMinor: number }
  | { type: 'balance'; balanceMinor: number }
  | { type: 'settled'; paidMinor: number; stakeMinor: number; balanceMinor: number }
  | { type: 'refused'; why: Refusal; balanceMinor?: number }
  | { type: 'noticed'; notice: TableState['notice'] }
  | { type: 'lost' }
  | { type: 'back' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'expired' }

/** The first stake offered: some way above the least, never above the balance when that can be helped. */
const firstStake = (stakes: readonly number[], balanceMinor: number): number => {
  const preferred = stakes.find((stake) => stake >= 100) ?? stakes.at(-1) ?? 0
  return preferred <= balanceMinor
    ? preferred
    : (stakes.filter((stake) => stake <= balanceMinor).at(-1) ?? stakes[0] ?? 0)
}

/** The table as it opens, with the stakes that the vendor offers. */
export function tableStart({
  balanceMinor,
  stakes,
}: {
  balanceMinor: number
  stakes: readonly number[]
}): TableState {
  return {
    phase: 'playing',
    isPaused: false,
    isLost: false,
    balanceMinor,
    stakes,
    stakeMinor: firstStake(stakes, balanceMinor),
    lastWin: null,
    notice: null,
  }
}

/** The stake a step below (-1) or above (1); the same at an end. */
export const nextStake = (state: TableState, step: -1 | 1): number =>
  state.stakes[state.stakes.indexOf(state.stakeMinor) + step] ?? state.stakeMinor

/** What keeps a new bet from being placed; null when nothing does. */
export function betHindrance(state: TableState): 'expired' | 'paused' | 'lost' | 'insufficient' | null {
  if (state.phase === 'expired') return 'expired'
  if (state.isPaused) return 'paused'
  if (state.isLost) return 'lost'
  return state.balanceMinor < state.stakeMinor ? 'insufficient' : null
}

/** The table's moves. */
export function tableStep(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'less':
      return { ...state, stakeMinor: nextStake(state, -1), notice: null }
    case 'more':
      return { ...state, stakeMinor: nextStake(state, 1), notice: null }
    case 'staked':
      return { ...state, balanceMinor: state.balanceMinor - event.stakeMinor, notice: null, lastWin: null }
    case 'balance':
      return { ...state, balanceMinor: event.balanceMinor }
    case 'settled':
      return {
        ...state,
        balanceMinor: event.balanceMinor,
        lastWin: { paidMinor: event.paidMinor, stakeMinor: event.stakeMinor },
      }
    case 'refused':
      return { ...state, notice: event.why, balanceMinor: event.balanceMinor ?? state.balanceMinor }
    case 'noticed':
      return { ...state, notice: event.notice }
    case 'lost':
      return { ...state, isLost: true }
    case 'back':
      return { ...state, isLost: false }
    case 'pause':
      return { ...state, isPaused: true }
    case 'resume':
      return { ...state, isPaused: false }
    case 'expired':
      return { ...state, phase: 'expired', isPaused: false, isLost: false }
  }
}

/** A return is cheered only when it is more than the stake (ENGINE-4). */
export const resultOf = (paidMinor: number, stakeMinor: number): 'won' | 'returned' | 'lost' =>
  paidMinor > stakeMinor ? 'won' : paidMinor > 0 ? 'returned' : 'lost'
