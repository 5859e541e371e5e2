import type { CrashBetAnswer } from '../api'
import type { Sql } from '../kernel/db/database'
import { roundCommon } from '../rounds/round-common'
import type { RoundRow } from '../rounds/round-row'
import type { SessionRow } from '../sessions/session-row'
import { leftAt, targetOf } from './settle-flight'

/** A bet in a flight, as its player's page gets it. */
export async function showCrashBet(sql: Sql, round: RoundRow, session: SessionRow): Promise<CrashBetAnswer> {
  return {
    engine: 'crash',
    ...(await roundCommon(sql, round, session)),
    flight: round.flight ?? 0,
    cashOutAt: targetOf(round) || null,
    cashedOutAt: leftAt(round) || null,
  }
}
