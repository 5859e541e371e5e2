import { playSlot, slotModels, type SlotId } from '@plaza/fair'
import { slotOutcomeSchema, type SpinAnswer } from '../api'
import type { Sql } from '../kernel/db/database'
import { feedPool, jackpotChance, poolMinor, winPool } from '../jackpot/pool'
import { Refused } from '../kernel/refused'
import { owe } from '../rounds/bookings'
import { placeBet } from '../rounds/place-bet'
import { roundCommon } from '../rounds/round-common'
import { changeRound, roundById, type RoundRow } from '../rounds/round-row'
import { deliverBookings } from '../rounds/deliver-bookings'
import { seedsById } from '../seeds/seeds'
import type { SessionRow } from '../sessions/session-row'
import type { Vendor } from '../kernel/vendor'

const isSlot = (engine: string): engine is SlotId => Object.hasOwn(slotModels, engine)

/** The bet is booked: the reels stop where the seeds say, the pool grows, and the win is owed. */
async function decide(sql: Sql, session: SessionRow, round: RoundRow, now: number): Promise<void> {
  if (!isSlot(session.engine) || round.seeds_id === null) throw new Error('no slot')
  const seeds = await seedsById(sql, round.seeds_id)
  const outcome = await playSlot(
    session.engine,
    { serverSeed: seeds.server_seed, clientSeed: round.client_seed, nonce: round.nonce },
    round.params.jackpotChance ?? 0,
  )
  if (round.mode === 'real') await feedPool(sql, session.currency, session.vendor, round.stake_minor)
  const jackpotMinor = outcome.jackpot ? await winPool(sql, session.currency, session.vendor) : 0
  const winMinor = (round.stake_minor * outcome.totalMultiple) / 100 + jackpotMinor
  await owe(sql, round, { minor: winMinor, isEnd: true }, now)
  await changeRound(sql, round.id, { outcome, win_minor: winMinor, jackpot_minor: jackpotMinor })
}

/** A spin as its player's page gets it. */
export async function showSpin(sql: Sql, round: RoundRow, session: SessionRow): Promise<SpinAnswer> {
  const outcome = slotOutcomeSchema.safeParse(round.outcome)
  return {
    engine: 'slot',
    ...(await roundCommon(sql, round, session)),
    outcome: outcome.success ? outcome.data : null,
    jackpotMinor: round.jackpot_minor,
    poolMinor: round.mode === 'real' ? await poolMinor(sql, session.currency, session.vendor) : null,
  }
}

/**
 * Spins: bet, outcome and win in one; a repeated `betId` returns the same spin.
 * @throws Refused
 */
export async function spin(
  vendor: Vendor,
  session: SessionRow,
  request: { betId: string; stakeMinor: number },
): Promise<SpinAnswer> {
  if (!isSlot(session.engine)) throw new Refused('SYNTAX')
  const chance = session.mode === 'real' ? jackpotChance(request.stakeMinor) : 0
  const bet = { ...request, engine: 'slot' as const, params: { jackpotChance: chance } }
  const round = await placeBet(vendor, session, bet, (sql, opened) =>
    decide(sql, session, opened, vendor.clock.now()),
  )
  await deliverBookings(vendor, round.id)
  return showSpin(vendor.db, (await roundById(vendor.db, round.id)) ?? round, session)
}
