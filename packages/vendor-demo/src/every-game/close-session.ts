import { crashLowest, flightMs, flightMultiple } from '@plaza/fair'
import type { FlightRow } from '../flights/flight-row'
import type { Flights } from '../crash/flights'
import { leave, leftAt, targetOf } from '../crash/settle-flight'
import type { Sql } from '../kernel/db/database'
import { endBoard, openedOf } from '../games/mines'
import { refundStake } from '../rounds/bookings'
import { lockRound, openRounds, type RoundRow } from '../rounds/round-row'
import { deliverBookings } from '../rounds/deliver-bookings'
import type { Vendor } from '../kernel/vendor'
import { sessionByWallet, type SessionRow } from '../sessions/session-row'

/** A board with opened fields is cashed out; one without is called off. */
async function closeBoard(sql: Sql, round: RoundRow, now: number): Promise<void> {
  const opened = openedOf(round)
  if (opened.length > 0) await endBoard(sql, round, opened, now)
  else await refundStake(sql, round, now)
}

/** A bet before take-off is rolled back; one in flight cashes out now, unless its player set a target. */
async function closeCrashBet(
  sql: Sql,
  round: RoundRow,
  flight: FlightRow | null,
  now: number,
): Promise<void> {
  if (flight?.id !== round.flight || leftAt(round) > 0) return
  if (flight.phase === 'betting') return refundStake(sql, round, now)
  const flownMs = now - flight.since
  const multiple = flightMultiple(flownMs)
  if (flight.phase !== 'flying' || targetOf(round) > 0 || multiple < crashLowest) return
  if (flownMs < flightMs(flight.point)) await leave(sql, round, multiple, now)
}

async function closeRound(vendor: Vendor, flight: FlightRow | null, id: string): Promise<void> {
  await vendor.db.transaction(async (sql) => {
    const round = await lockRound(sql, id)
    if (round?.state !== 'open') return
    const now = vendor.clock.now()
    if (round.engine === 'mines') await closeBoard(sql, round, now)
    if (round.engine === 'crash') await closeCrashBet(sql, round, flight, now)
  })
  await deliverBookings(vendor, id)
}

const roundsOf = (vendor: Vendor, session: SessionRow) =>
  openRounds(vendor.db, { player: session.player, sessionId: session.id, mode: session.mode })

/**
 * The player has left: settles what can be settled and ends the session. Returns how many rounds stay open (a bet that
 * flies on to its target), or null for an unknown session. A repetition returns the same answer.
 */
export async function closeSession(
  vendor: Vendor,
  flights: Flights,
  walletSession: string,
): Promise<number | null> {
  const session = await sessionByWallet(vendor.db, walletSession)
  if (!session) return null
  if (session.closed_at === null) {
    await vendor.db.query('update vendor.session set closed_at = $2 where id = $1', [
      session.id,
      vendor.clock.now(),
    ])
    for (const { id } of await roundsOf(vendor, session))
      await flights.alone((flight) => closeRound(vendor, flight, id))
    flights.notify({ what: 'bets' })
  }
  return (await roundsOf(vendor, session)).length
}
