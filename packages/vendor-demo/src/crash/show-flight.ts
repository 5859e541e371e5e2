import type { Flight } from '../api'
import { crashBettingMs, crashEndMs } from '../api'
import type { Sql } from '../kernel/db/database'
import { roundsOfFlight, type RoundRow } from '../rounds/round-row'
import type { SessionRow } from '../sessions/session-row'
import type { FlightRow } from '../flights/flight-row'
import { leftAt } from './settle-flight'

const shownBets = 40

/** A listener of a flight. */
export type Viewer = Pick<SessionRow, 'player' | 'mode'>

const maskedName = (player: string): string => `•••${player.slice(-2)}`

/** Bets of a flight as one player sees them: practice and real play do not mix, and others are masked. */
export function showBets(rounds: readonly RoundRow[], viewer: Viewer): Pick<Flight, 'bets' | 'count'> {
  const own = rounds.filter((round) => round.mode === viewer.mode)
  const bets = own.slice(0, shownBets).map((round) => ({
    id: round.id.slice(-8),
    name: maskedName(round.player),
    isOwn: round.player === viewer.player,
    stakeMinor: round.stake_minor,
    cashedOutAt: leftAt(round) || null,
  }))
  return { bets, count: own.length }
}

const untilOf = ({ phase, since }: FlightRow): number | null =>
  phase === 'betting' ? since + crashBettingMs : phase === 'crashed' ? since + crashEndMs : null

/** A flight as one player sees it: where it ends is a secret until it has. */
export async function showFlight(sql: Sql, flight: FlightRow, viewer: Viewer): Promise<Flight> {
  const isOver = flight.phase === 'crashed'
  return {
    flight: flight.id,
    phase: flight.phase,
    since: flight.since,
    until: untilOf(flight),
    serverSeedHash: flight.seed_hash,
    point: isOver ? flight.point : null,
    serverSeed: isOver ? flight.seed : null,
    ...showBets(await roundsOfFlight(sql, flight.id), viewer),
  }
}
