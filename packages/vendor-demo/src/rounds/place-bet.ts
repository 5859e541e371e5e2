import { walletAnswerSchema, type WalletError } from '@plaza/contract/vendors'
import { randomBytes } from 'node:crypto'
import { betCycleMs, slotCycleMs, type Refusal } from '../api'
import type { Sql } from '../kernel/db/database'
import { movePurse } from '../purses/purse'
import { Refused } from '../kernel/refused'
import { lockSeeds, nextNonce, type SeedsRow } from '../seeds/seeds'
import { keepBalance, movePractice, type SessionRow } from '../sessions/session-row'
import { checkStake } from '../sessions/stakes'
import type { Vendor } from '../kernel/vendor'
import { repeatCall } from '../kernel/wallet/wallet'
import { refundStake, transactionOf } from './bookings'
import {
  changeRound,
  insertRound,
  lastBetAt,
  lockRound,
  openRounds,
  roundByBet,
  roundById,
  type RoundRow,
} from './round-row'
import { deliverBookings } from './deliver-bookings'

/** A bet that a player requests. */
export interface Bet {
  betId: string
  stakeMinor: number
  engine: RoundRow['engine']
  params: Record<string, number>
  /** Of a flight: its seeds, which are everybody's. Otherwise the player's own next ones. */
  flight?: { id: number; seedHash: string; clientSeed: string }
}

/** Runs in the transaction in which an accepted bet becomes a round. */
export type Accepted = (sql: Sql, round: RoundRow) => Promise<void>

const reasons: Partial<Record<WalletError, Refusal>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'NOT_ENOUGH_MONEY',
  RS_ERROR_LIMIT_REACHED: 'LIMIT_REACHED',
  RS_ERROR_BONUS_STAKE: 'BONUS_STAKE',
  RS_ERROR_USER_DISABLED: 'USER_DISABLED',
  RS_ERROR_GAME_DISABLED: 'GAME_DISABLED',
  RS_ERROR_BET_LIMIT: 'STAKE',
  RS_ERROR_INVALID_SESSION: 'SESSION',
  RS_ERROR_INVALID_TOKEN: 'SESSION',
}

/** Milliseconds between two bets at least (ENGINE-3). */
export const cycleOf = (engine: RoundRow['engine']): number => (engine === 'slot' ? slotCycleMs : betCycleMs)

function newRound(session: SessionRow, bet: Bet, seeds: SeedsRow, nonce: number, now: number): RoundRow {
  return {
    id: `r_${randomBytes(12).toString('hex')}`,
    session_id: session.id,
    player: session.player,
    mode: session.mode,
    engine: bet.engine,
    model: session.engine,
    bet_id: bet.betId,
    state: 'placing',
    stake_minor: bet.stakeMinor,
    win_minor: 0,
    jackpot_minor: 0,
    seeds_id: bet.flight ? null : seeds.id,
    server_seed_hash: bet.flight?.seedHash ?? seeds.server_seed_hash,
    client_seed: bet.flight?.clientSeed ?? seeds.client_seed,
    nonce: bet.flight?.id ?? nonce,
    params: bet.params,
    outcome: null,
    flight: bet.flight?.id ?? null,
    refusal: null,
    created_at: now,
    ended_at: null,
  }
}

/** Takes a stake that is played with here; one of the operator's wallet is asked for later. False when there is too little. */
async function takeStake(sql: Sql, session: SessionRow, minor: number): Promise<boolean> {
  if (session.mode === 'demo') return movePractice(sql, session.id, -minor)
  return session.wallet === 'seamless' || movePurse(sql, session, -minor)
}

/** Records a bet before any call is made; returns the round of the same bet when it exists already. */
async function writeDown(
  vendor: Vendor,
  session: SessionRow,
  bet: Bet,
): Promise<{ round: RoundRow; isNew: boolean }> {
  const now = vendor.clock.now()
  return vendor.db.transaction(async (sql) => {
    const seeds = await lockSeeds(sql, session.player)
    const known = await roundByBet(sql, session.player, bet.betId)
    if (known) return { round: known, isNew: false }
    checkStake(session, bet.stakeMinor)
    const open = await openRounds(sql, { ...session, sessionId: session.id })
    if (open.length > 0) throw new Refused('OPEN_ROUND')
    const waitMs = (await lastBetAt(sql, session.player)) + cycleOf(bet.engine) - now
    if (waitMs > 0) throw new Refused('TOO_SOON', waitMs)
    const round = newRound(session, bet, seeds, bet.flight ? 0 : await nextNonce(sql, seeds), now)
    await insertRound(sql, round)
    if (!(await takeStake(sql, session, bet.stakeMinor))) throw new Refused('NOT_ENOUGH_MONEY')
    vendor.placing.add(round.id)
    return { round, isNew: true }
  })
}

const callBet = (vendor: Vendor, session: SessionRow, round: RoundRow) =>
  repeatCall(vendor.wallet, vendor.clock, {
    vendor: session.vendor,
    action: 'bet',
    answer: walletAnswerSchema,
    body: {
      session: session.wallet_session,
      player: session.player,
      transaction: transactionOf(round.id, 'bet'),
      round: round.id,
      gameId: session.game_id,
      amountMinor: round.stake_minor,
      currency: session.currency,
    },
  })

async function refuse(vendor: Vendor, round: RoundRow, refusal: Refusal, error: string): Promise<never> {
  const change = { state: 'refused', refusal: error, ended_at: vendor.clock.now() } as const
  await vendor.db.transaction((sql) => changeRound(sql, round.id, change))
  throw new Refused(refusal)
}

/** Rolls back a bet that may have been booked, or that arrived too late. */
async function callOff(vendor: Vendor, round: RoundRow, refusal: Refusal): Promise<never> {
  await vendor.db.transaction((sql) => refundStake(sql, round, vendor.clock.now()))
  vendor.placing.delete(round.id)
  await deliverBookings(vendor, round.id)
  throw new Refused(refusal)
}

async function place(
  vendor: Vendor,
  session: SessionRow,
  round: RoundRow,
  accepted: Accepted,
): Promise<void> {
  const isTaken = session.mode === 'demo' || session.wallet === 'transfer'
  const reply = isTaken ? null : await callBet(vendor, session, round)
  if (reply?.kind === 'refused') await refuse(vendor, round, reasons[reply.error] ?? 'UNKNOWN', reply.error)
  if (reply?.kind === 'unknown') {
    vendor.log.warn({ round: round.id, cause: reply.cause }, 'the wallet did not answer a bet')
    await callOff(vendor, round, 'WALLET')
  }
  try {
    await vendor.db.transaction(async (sql) => {
      const locked = await lockRound(sql, round.id)
      if (!locked) throw new Error(`round ${round.id} is gone`)
      await changeRound(sql, round.id, { state: 'open' })
      if (reply?.kind === 'ok') await keepBalance(sql, round.player, reply.answer)
      await accepted(sql, { ...locked, state: 'open' })
    })
  } catch (error) {
    if (!(error instanceof Refused)) vendor.log.error({ error, round: round.id }, 'a round could not begin')
    await callOff(vendor, round, error instanceof Refused ? error.refusal : 'UNKNOWN')
  }
}

/**
 * Places a bet: recorded first, then sent to the wallet (repeated as the same transaction while it does not answer,
 * then rolled back), then `accepted` in the transaction that opens the round. A repeated `betId` returns the same
 * round.
 * @throws Refused
 */
export async function placeBet(
  vendor: Vendor,
  session: SessionRow,
  bet: Bet,
  accepted: Accepted,
): Promise<RoundRow> {
  const { round, isNew } = await writeDown(vendor, session, bet)
  if (isNew)
    try {
      await place(vendor, session, round, accepted)
    } finally {
      vendor.placing.delete(round.id)
    }
  return (await roundById(vendor.db, round.id)) ?? round
}
