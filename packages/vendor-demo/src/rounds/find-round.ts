import type { RoundAnswer } from '../api'
import { showCrashBet } from '../crash/show-bet'
import { showMines } from '../games/mines'
import { showSpin } from '../games/spin'
import type { SessionRow } from '../sessions/session-row'
import type { Vendor } from '../vendor'
import { openRounds, roundByBet, type RoundRow } from './round-row'

const engineOf = (session: SessionRow): RoundRow['engine'] =>
  session.engine === 'crash' || session.engine === 'mines' ? session.engine : 'slot'

/** The round of a bet of one's own, or without one the round that the session's game has to go on with. */
export async function findRound(
  vendor: Vendor,
  session: SessionRow,
  betId: string | undefined,
): Promise<RoundAnswer['round']> {
  const { db } = vendor
  const { player, id: sessionId, mode } = session
  const engine = engineOf(session)
  const round =
    betId === undefined
      ? (await openRounds(db, { player, sessionId, mode })).find((one) => one.engine === engine)
      : await roundByBet(db, player, betId)
  if (!round) return null
  switch (round.engine) {
    case 'slot':
      return showSpin(db, round, session)
    case 'mines':
      return showMines(db, round, session)
    case 'crash':
      return showCrashBet(db, round, session)
  }
}
