import { flightMs } from '@plaza/fair'
import type { CrashBetAnswer, Flight } from '../../api'
import type { CrashBet, CrashRound, OwnBet } from './crash-state'

/** A flight as the page draws it; `toPage` turns the server's time into the page's clock. */
export function roundOf(flight: Flight, toPage: (epochMs: number) => number): CrashRound {
  const since = toPage(flight.since)
  const isOver = flight.phase === 'crashed'
  return {
    id: String(flight.flight),
    phase: flight.phase === 'crashed' ? 'ended' : flight.phase,
    closesAt: flight.until !== null && !isOver ? toPage(flight.until) : since,
    flewAt: isOver ? since - flightMs(flight.point ?? 100) : since,
    endedAt: since,
    point: isOver ? (flight.point ?? 100) : null,
  }
}

/** The player's own bet as the server reports it; null when it was refused or returned. */
export function ownOf(answer: CrashBetAnswer): OwnBet | null {
  if (answer.state === 'refused' || answer.state === 'returning' || answer.state === 'returned') return null
  const isOver = answer.state === 'settled' || answer.state === 'paying'
  const phase =
    answer.cashedOutAt !== null ? 'out' : isOver ? 'lost' : answer.state === 'placing' ? 'placing' : 'in'
  return {
    round: String(answer.flight),
    ticket: answer.round,
    phase,
    stakeMinor: answer.stakeMinor,
    target: answer.cashOutAt ?? 0,
    cashOut: answer.cashedOutAt ?? 0,
    paidMinor: answer.winMinor,
  }
}

/** Bets of a flight for the list: the own first, then the largest stakes. */
export function betsOf(bets: Flight['bets']): CrashBet[] {
  return bets
    .map(({ id, name, isOwn, stakeMinor, cashedOutAt }) => ({
      id,
      name,
      isOwn,
      stakeMinor,
      cashOut: cashedOutAt,
      paidMinor: cashedOutAt === null ? 0 : Math.floor((stakeMinor * cashedOutAt) / 100),
    }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.stakeMinor - a.stakeMinor)
}
