import * as z from 'zod/mini'
import type { Sql } from '../kernel/db/database'
import { movePurse } from '../purses/purse'
import { movePractice, sessionById, type SessionRow } from '../sessions/session-row'
import { changeRound, type RoundRow } from './round-row'

const bookingSchema = z.object({
  id: z.string(),
  round_id: z.string(),
  action: z.enum(['win', 'rollback', 'round']),
  amount_minor: z.int(),
  is_end: z.boolean(),
  attempts: z.int(),
})
/** A message to the wallet. */
export type Booking = z.infer<typeof bookingSchema>

/** Transactions of a round have fixed names, so that a repeated one is booked once. */
export const transactionOf = (roundId: string, what: 'bet' | 'win' | 'end' | 'back' | 'round'): string =>
  `${roundId}:${what}`

/** Bookings whose time has come, oldest first; the end of a round not before its win. */
export async function dueBookings(sql: Sql, now: number, roundId?: string): Promise<Booking[]> {
  const rows = await sql.query(
    `select * from vendor.booking b where state = 'due' and next_at <= $1 and ($2::text is null or round_id = $2)
     and (not is_end or not exists (select 1 from vendor.booking w
       where w.round_id = b.round_id and w.state = 'due' and not w.is_end))
     order by created_at, id limit 100`,
    [now, roundId ?? null],
  )
  return rows.map((row) => bookingSchema.parse(row))
}

async function write(sql: Sql, booking: Omit<Booking, 'attempts'>, now: number): Promise<void> {
  await sql.query(
    `insert into vendor.booking (id, round_id, action, amount_minor, is_end, next_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $6) on conflict (id) do nothing`,
    [booking.id, booking.round_id, booking.action, booking.amount_minor, booking.is_end, now],
  )
}

/** The session of a round that is played from a purse here; null where the operator's wallet pays. */
async function purseSession(sql: Sql, round: RoundRow): Promise<SessionRow | null> {
  const session = await sessionById(sql, round.session_id)
  return session?.wallet === 'transfer' ? session : null
}

/** Pays into a purse; the round is reported to the operator when it has ended. */
async function payPurse(
  sql: Sql,
  round: RoundRow,
  session: SessionRow,
  pay: { minor: number; isEnd: boolean },
  now: number,
): Promise<void> {
  if (pay.isEnd) await changeRound(sql, round.id, { state: 'settled', ended_at: now })
  await movePurse(sql, session, pay.minor)
  if (!pay.isEnd) return
  const id = transactionOf(round.id, 'round')
  await write(sql, { id, round_id: round.id, action: 'round', amount_minor: 0, is_end: true }, now)
}

/**
 * Records a round's outcome and the win that it owes, in one transaction. Practice money and purses are paid at once. `isEnd` is
 * false for a win that comes before the round's proof can be published (a flight that others are still in).
 */
export async function owe(
  sql: Sql,
  round: RoundRow,
  pay: { minor: number; isEnd: boolean },
  now: number,
): Promise<void> {
  if (round.mode === 'demo') {
    await movePractice(sql, round.session_id, pay.minor)
    await changeRound(sql, round.id, pay.isEnd ? { state: 'settled', ended_at: now } : { state: 'open' })
    return
  }
  const session = await purseSession(sql, round)
  if (session) return payPurse(sql, round, session, pay, now)
  const hasLeft = round.win_minor > 0 && pay.isEnd && pay.minor === 0
  const id = transactionOf(round.id, hasLeft ? 'end' : 'win')
  const booking = {
    id,
    round_id: round.id,
    action: 'win' as const,
    amount_minor: pay.minor,
    is_end: pay.isEnd,
  }
  await write(sql, booking, now)
  if (pay.isEnd) await changeRound(sql, round.id, { state: 'paying', ended_at: now })
}

/** Cancels a round and returns its stake: practice money and purses at once, unless it was never booked. */
export async function refundStake(sql: Sql, round: RoundRow, now: number): Promise<void> {
  if (round.mode === 'demo') {
    await movePractice(sql, round.session_id, round.stake_minor)
    await changeRound(sql, round.id, { state: 'returned', ended_at: now })
    return
  }
  const session = await purseSession(sql, round)
  if (session) {
    await changeRound(sql, round.id, { state: 'returned', ended_at: now })
    await movePurse(sql, session, round.stake_minor)
    return
  }
  const id = transactionOf(round.id, 'back')
  await write(sql, { id, round_id: round.id, action: 'rollback', amount_minor: 0, is_end: true }, now)
  await changeRound(sql, round.id, { state: 'returning', ended_at: now })
}
