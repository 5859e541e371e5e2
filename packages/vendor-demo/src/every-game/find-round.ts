import type { RoundAnswer } from '../api'
import { showCrashBet } from '../crash/show-bet'
import { showMines } from '../games/mines'
import { showSpin } from '../games/spin'
import type { SessionRow } from '../sessions/session-row'
import type { Vendor } from '../kernel/vendor'
import { openRounds, roundByBet, type RoundRow } from '../rounds/round-row'

const engineOf = (session: SessionRow): RoundRow['engine'] =>
  session.engine === 'crash' || session.engine === 'mines' ? session.engine : 'slot'

/** The round of one of the session's bets, or without a bet id the round that the session's game must resume. */
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
