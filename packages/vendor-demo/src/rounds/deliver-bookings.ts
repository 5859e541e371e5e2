import { walletAnswerSchema, type WalletError } from '@plaza/contract/vendors'
import type { Sql } from '../kernel/db/database'
import { keepBalance, sessionById, type SessionRow } from '../sessions/session-row'
import type { Vendor } from '../kernel/vendor'
import type { WalletCall, WalletReply } from '../kernel/wallet/wallet'
import type * as z from 'zod/mini'
import { dueBookings, transactionOf, type Booking } from './bookings'
import { proofOf } from './proof'
import { endSession, reportOf } from './report-round'
import { changeRound, lockRound, roundById, type RoundRow } from './round-row'

type Answer = z.infer<typeof walletAnswerSchema>

/** The longest pause between two attempts to deliver the same booking, ms. */
const longestPauseMs = 60_000
const pauseAfter = (attempts: number): number => Math.min(longestPauseMs, 1_000 * 2 ** Math.min(attempts, 10))

/** Refusals that no retry changes, so an engineer has to look. Any other failure may be temporary. */
const final: readonly WalletError[] = [
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_ROUND_CLOSED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_WRONG_PLAYER',
]

async function callOf(
  sql: Sql,
  booking: Booking,
  round: RoundRow,
  session: SessionRow,
): Promise<WalletCall<Answer>> {
  const common = {
    session: session.wallet_session,
    player: session.player,
    transaction: booking.id,
    round: round.id,
    bet: transactionOf(round.id, 'bet'),
  }
  const call = { vendor: session.vendor, answer: walletAnswerSchema }
  if (booking.action === 'rollback') return { ...call, action: 'rollback', body: common }
  const win = {
    ...common,
    amountMinor: booking.amount_minor,
    currency: session.currency,
    isRoundEnd: booking.is_end,
    ...(booking.is_end && { proof: await proofOf(sql, round) }),
  }
  return { ...call, action: 'win', body: win }
}

/** Whether a rollback found no bet to roll back: then nothing is owed. */
const isNothingThere = (booking: Booking, reply: WalletReply<unknown>): boolean =>
  booking.action === 'rollback' &&
  reply.kind === 'refused' &&
  reply.error === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'

async function acknowledged(sql: Sql, booking: Booking, round: RoundRow, answer?: Answer): Promise<void> {
  if (answer) await keepBalance(sql, round.player, answer)
  await sql.query(`update vendor.booking set state = 'done' where id = $1`, [booking.id])
  if (booking.is_end)
    await changeRound(sql, round.id, { state: booking.action === 'win' ? 'settled' : 'returned' })
}

/** Writes down what came of a message: `done` when the wallet took it, else when it is sent again. */
async function settle<Reply>(
  vendor: Vendor,
  booking: Booking,
  reply: WalletReply<Reply>,
  done: (sql: Sql, round: RoundRow, answer: Reply) => Promise<void>,
): Promise<void> {
  const now = vendor.clock.now()
  await vendor.db.transaction(async (sql) => {
    const round = await lockRound(sql, booking.round_id)
    if (!round) return
    if (reply.kind === 'ok') return done(sql, round, reply.answer)
    if (isNothingThere(booking, reply)) return acknowledged(sql, booking, round)
    const cause = reply.kind === 'refused' ? reply.error : reply.cause
    const isFinal = reply.kind === 'refused' && final.includes(reply.error)
    vendor.log[isFinal ? 'error' : 'warn']({ transaction: booking.id, cause }, 'the wallet did not book')
    await sql.query(
      'update vendor.booking set state = $2, attempts = attempts + 1, next_at = $3, error = $4 where id = $1',
      [booking.id, isFinal ? 'disputed' : 'due', now + pauseAfter(booking.attempts), cause],
    )
    if (isFinal) await changeRound(sql, round.id, { state: 'disputed', refusal: cause })
  })
  vendor.onRound(booking.round_id)
}

async function deliver(vendor: Vendor, booking: Booking): Promise<void> {
  const round = await roundById(vendor.db, booking.round_id)
  const session = round && (await sessionById(vendor.db, round.session_id))
  if (!round || !session) throw new Error(`booking ${booking.id} belongs to no round`)
  if (booking.action === 'round') {
    const told = await vendor.wallet.ask(await reportOf(vendor.db, round, session))
    await settle(vendor, booking, told, async (sql, _round, { mayPlay }) => {
      await sql.query(`update vendor.booking set state = 'done' where id = $1`, [booking.id])
      if (!mayPlay) await endSession(sql, session, vendor.clock.now())
    })
    return
  }
  const reply = await vendor.wallet.ask(await callOf(vendor.db, booking, round, session))
  await settle(vendor, booking, reply, (sql, locked, answer) => acknowledged(sql, booking, locked, answer))
}

/** Sends a message to the wallet once at a time: concurrent callers wait for the same answer. */
function callWallet(vendor: Vendor, booking: Booking): Promise<void> {
  const running = vendor.telling.get(booking.id)
  if (running) return running
  const telling = deliver(vendor, booking).finally(() => vendor.telling.delete(booking.id))
  vendor.telling.set(booking.id, telling)
  return telling
}

/**
 * Sends the wallet its due messages, of one round or of all; an unacknowledged one is retried for ever, with growing
 * pauses.
 */
export async function deliverBookings(vendor: Vendor, roundId?: string): Promise<void> {
  for (;;) {
    const due = await dueBookings(vendor.db, vendor.clock.now(), roundId)
    if (due.length === 0) return
    await Promise.all(due.map((booking) => callWallet(vendor, booking)))
  }
}
