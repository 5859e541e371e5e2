import { crashCap, crashLowest, crashOutcome } from '@plaza/fair'
import type { Sql } from '../kernel/db/database'
import { refundStake, owe } from '../rounds/bookings'
import { changeRound, lockRound, roundsOfFlight, type RoundRow } from '../rounds/round-row'
import type { FlightRow } from '../flights/flight-row'

/** At what a bet left its flight, hundredths; 0 while it is in. */
export const leftAt = (round: RoundRow): number => round.params.cashOut ?? 0
/** At what a bet leaves by itself, hundredths; 0 when its player decides. */
export const targetOf = (round: RoundRow): number => round.params.target ?? 0
const isIn = (round: RoundRow): boolean => round.state === 'open' && leftAt(round) === 0

/** What a bet that left is worth; exact, because such stakes are multiples of 1.00. */
const worth = (round: RoundRow, multiple: number): number => Math.floor((round.stake_minor * multiple) / 100)

/** A bet leaves its flight: the win is owed at once, the proof follows when the flight has ended. */
export async function leave(sql: Sql, round: RoundRow, multiple: number, now: number): Promise<void> {
  const winMinor = worth(round, multiple)
  await owe(sql, round, { minor: winMinor, isEnd: false }, now)
  await changeRound(sql, round.id, {
    win_minor: winMinor,
    params: { ...round.params, cashOut: multiple },
  })
}

/** Cashes out every bet whose target the flight has reached. Returns the changed rounds. */
export async function leaveAtTargets(
  sql: Sql,
  flight: FlightRow,
  multiple: number,
  now: number,
): Promise<string[]> {
  const due = (await roundsOfFlight(sql, flight.id)).filter(
    (round) => isIn(round) && targetOf(round) >= crashLowest && targetOf(round) <= multiple,
  )
  for (const round of due) await leave(sql, round, targetOf(round), now)
  return due.map((round) => round.id)
}

async function endRound(
  sql: Sql,
  round: RoundRow,
  flight: FlightRow,
  isInterrupted: boolean,
  now: number,
): Promise<void> {
  // Nobody could cash out while the vendor was down, so a bet without a target is refunded.
  if (isInterrupted && isIn(round) && targetOf(round) === 0) return refundStake(sql, round, now)
  const params: Record<string, number> = { cashOut: leftAt(round) }
  await changeRound(sql, round.id, { params, outcome: crashOutcome(flight.point, leftAt(round)) })
  await owe(sql, { ...round, params }, { minor: 0, isEnd: true }, now)
}

/** The flight has ended: what reached its target, or the cap, is paid; everybody else has lost. */
export async function endRounds(
  sql: Sql,
  flight: FlightRow,
  isInterrupted: boolean,
  now: number,
): Promise<string[]> {
  await leaveAtTargets(sql, flight, flight.point, now)
  const ids = (await roundsOfFlight(sql, flight.id)).map((round) => round.id)
  for (const id of ids) {
    let round = await lockRound(sql, id)
    if (round?.state !== 'open') continue
    if (flight.point >= crashCap && isIn(round)) {
      await leave(sql, round, crashCap, now)
      round = await lockRound(sql, id)
    }
    if (round) await endRound(sql, round, flight, isInterrupted, now)
  }
  return ids
}
