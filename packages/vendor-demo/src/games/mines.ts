import {
  minesLastOpening,
  minesMultiple,
  minesOutcome,
  openedFields,
  openedMask,
  playMines,
} from '@plaza/fair'
import type { MinesAnswer } from '../api'
import type { Sql } from '../kernel/db/database'
import { Refused } from '../kernel/refused'
import { owe } from '../rounds/bookings'
import { placeBet } from '../rounds/place-bet'
import { roundCommon } from '../rounds/round-common'
import { changeRound, lockRound, roundById, type RoundRow } from '../rounds/round-row'
import { deliverBookings } from '../rounds/deliver-bookings'
import { seedsById } from '../seeds/seeds'
import type { SessionRow } from '../sessions/session-row'
import type { Vendor } from '../kernel/vendor'

const minesOf = (round: RoundRow): number => round.params.mines ?? 0
/** Fields that are open. */
export const openedOf = (round: RoundRow): number[] => openedFields(round.params.opened ?? 0)

async function positionsOf(sql: Sql, round: RoundRow): Promise<number[]> {
  if (round.seeds_id === null) throw new Error('a board without seeds')
  const { server_seed } = await seedsById(sql, round.seeds_id)
  const seeds = { serverSeed: server_seed, clientSeed: round.client_seed, nonce: round.nonce }
  return playMines(seeds, minesOf(round))
}

/** The board is over: what it pays is owed. */
export async function endBoard(sql: Sql, round: RoundRow, opened: number[], now: number): Promise<void> {
  const outcome = minesOutcome(await positionsOf(sql, round), opened)
  const winMinor = Math.floor((round.stake_minor * outcome.multiple) / 100)
  await owe(sql, round, { minor: winMinor, isEnd: true }, now)
  await changeRound(sql, round.id, {
    outcome,
    win_minor: winMinor,
    params: { mines: minesOf(round), opened: openedMask(opened) },
  })
}

/** A board as its player's page gets it: the mines are included once it is over. */
export async function showMines(sql: Sql, round: RoundRow, session: SessionRow): Promise<MinesAnswer> {
  const opened = openedOf(round)
  const isOpen = round.state === 'open'
  const isOver = round.outcome !== null
  return {
    engine: 'mines',
    ...(await roundCommon(sql, round, session)),
    mines: minesOf(round),
    opened,
    multiple: isOver && round.win_minor === 0 ? 0 : minesMultiple(minesOf(round), opened.length),
    nextMultiple: isOpen ? minesMultiple(minesOf(round), opened.length + 1) : null,
    minePositions: isOver ? await positionsOf(sql, round) : null,
  }
}

const answer = async (vendor: Vendor, session: SessionRow, roundId: string): Promise<MinesAnswer> => {
  await deliverBookings(vendor, roundId)
  const round = await roundById(vendor.db, roundId)
  if (!round) throw new Refused('NO_SUCH_ROUND')
  return showMines(vendor.db, round, session)
}

/** Begins a board. @throws Refused */
export async function startMines(
  vendor: Vendor,
  session: SessionRow,
  request: { betId: string; stakeMinor: number; mines: number },
): Promise<MinesAnswer> {
  if (session.engine !== 'mines') throw new Refused('SYNTAX')
  const { mines, ...bet } = request
  const params = { mines, opened: 0 }
  const round = await placeBet(vendor, session, { ...bet, engine: 'mines', params }, () => Promise.resolve())
  return answer(vendor, session, round.id)
}

async function ownBoard(sql: Sql, session: SessionRow, roundId: string): Promise<RoundRow> {
  const round = await lockRound(sql, roundId)
  const isOwn = round?.player === session.player && (round.mode === 'real' || round.session_id === session.id)
  if (!round || !isOwn || round.engine !== 'mines') throw new Refused('NO_SUCH_ROUND')
  return round
}

/**
 * Opens a field; the last safe one ends the board by itself. A repetition returns the same answer.
 * @throws Refused
 */
export async function openField(
  vendor: Vendor,
  session: SessionRow,
  request: { round: string; field: number },
): Promise<MinesAnswer> {
  await vendor.db.transaction(async (sql) => {
    const round = await ownBoard(sql, session, request.round)
    const before = openedOf(round)
    if (before.includes(request.field)) return
    if (round.state !== 'open') throw new Refused('TOO_LATE')
    const opened = [...before, request.field]
    const isHit = (await positionsOf(sql, round)).includes(request.field)
    if (isHit || opened.length >= minesLastOpening(minesOf(round)))
      await endBoard(sql, round, opened, vendor.clock.now())
    else await changeRound(sql, round.id, { params: { ...round.params, opened: openedMask(opened) } })
  })
  return answer(vendor, session, request.round)
}

/**
 * Cashes out a board with an opened field or more. A repetition returns the same answer.
 * @throws Refused
 */
export async function cashOutMines(
  vendor: Vendor,
  session: SessionRow,
  request: { round: string },
): Promise<MinesAnswer> {
  await vendor.db.transaction(async (sql) => {
    const round = await ownBoard(sql, session, request.round)
    if (round.outcome !== null) return
    if (round.state !== 'open') throw new Refused('TOO_LATE')
    const opened = openedOf(round)
    if (opened.length === 0) throw new Refused('TOO_SOON')
    await endBoard(sql, round, opened, vendor.clock.now())
  })
  return answer(vendor, session, request.round)
}
