import { crashLowest, flightMs, flightMultiple } from '@plaza/fair'
import type * as z from 'zod/mini'
import type { crashBetSchema } from '../api'
import { Refused } from '../kernel/refused'
import { placeBet } from '../rounds/place-bet'
import { lockRound, roundByBet, roundById, type RoundRow } from '../rounds/round-row'
import { deliverBookings } from '../rounds/deliver-bookings'
import type { SessionRow } from '../sessions/session-row'
import type { Vendor } from '../kernel/vendor'
import { currentChain } from '../flights/chain'
import type { FlightRow } from '../flights/flight-row'
import type { Flights } from './flights'
import { leave, leftAt } from './settle-flight'

const takesBets = (flight: FlightRow | null, id: number): boolean =>
  flight?.id === id && flight.phase === 'betting'

/**
 * Places a bet in the flight that accepts bets now; one that the wallet books after take-off is rolled back.
 * @throws Refused
 */
export async function placeCrashBet(
  vendor: Vendor,
  flights: Flights,
  session: SessionRow,
  request: z.infer<typeof crashBetSchema>,
): Promise<RoundRow> {
  const known = await roundByBet(vendor.db, session.player, request.betId)
  if (known) return known
  const flight = flights.current()
  if (flight?.phase !== 'betting') throw new Refused('TOO_LATE')
  const { clientSeed } = await currentChain(vendor.db, vendor.clock.now())
  const round = await placeBet(
    vendor,
    session,
    {
      betId: request.betId,
      stakeMinor: request.stakeMinor,
      engine: 'crash',
      params: { cashOut: 0, ...(request.cashOutAt !== undefined && { target: request.cashOutAt }) },
      flight: { id: flight.id, seedHash: flight.seed_hash, clientSeed },
    },
    async () => {
      if (!takesBets(flights.current(), flight.id)) throw new Refused('TOO_LATE')
    },
  )
  flights.notify({ what: 'bets' })
  return round
}

/**
 * Cashes out of the flight at the current multiple. A repetition returns the same answer.
 * @throws Refused
 */
export async function cashOutOfFlight(
  vendor: Vendor,
  flights: Flights,
  session: SessionRow,
  roundId: string,
): Promise<RoundRow> {
  await flights.alone(async (flight) => {
    const now = vendor.clock.now()
    await vendor.db.transaction(async (sql) => {
      const round = await lockRound(sql, roundId)
      if (round?.player !== session.player || round.engine !== 'crash') throw new Refused('NO_SUCH_ROUND')
      if (leftAt(round) > 0) return
      const flownMs = flight ? now - flight.since : 0
      if (round.state !== 'open' || flight?.id !== round.flight || flight.phase === 'crashed')
        throw new Refused('TOO_LATE')
      if (flight.phase === 'betting' || flightMultiple(flownMs) < crashLowest)
        throw new Refused('TOO_SOON', Math.max(1, flightMs(crashLowest) - flownMs))
      if (flownMs >= flightMs(flight.point)) throw new Refused('TOO_LATE')
      await leave(sql, round, flightMultiple(flownMs), now)
    })
  })
  flights.notify({ what: 'bets' })
  await deliverBookings(vendor, roundId)
  const round = await roundById(vendor.db, roundId)
  if (!round) throw new Refused('NO_SUCH_ROUND')
  return round
}
