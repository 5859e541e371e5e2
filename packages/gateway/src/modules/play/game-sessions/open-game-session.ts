import type { PlayMode } from '@plaza/contract/play'
import { randomBytes } from 'node:crypto'
import type { Trx } from '../../../kernel/database/database'
import type { GameSessionRow } from './tables'

/** The columns of a new game session. */
export interface NewGameSession {
  merchant: string
  site: string
  memberId: string
  sessionId: string
  intent: string
  nodeId: number
  vendor: string
  mode: PlayMode
  deviceHash: string
  language: string
  origin: string
  currency: string
  now: number
}

/** Opens a game session once for its intent; a repeated intent returns the existing one. */
export async function openGameSession(trx: Trx, input: NewGameSession): Promise<GameSessionRow> {
  await trx
    .insertInto('play_sittings')
    .values({
      id: randomBytes(16).toString('base64url'),
      merchant: input.merchant,
      site: input.site,
      member_id: input.memberId,
      session_id: input.sessionId,
      intent: input.intent,
      node_id: input.nodeId,
      vendor: input.vendor,
      mode: input.mode,
      device_hash: input.deviceHash,
      language: input.language,
      origin: input.origin,
      started_at: input.now,
      seen_at: input.now,
      ended_at: null,
      currency: input.currency,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'intent']).doNothing())
    .execute()
  return trx
    .selectFrom('play_sittings')
    .selectAll()
    .where('member_id', '=', input.memberId)
    .where('intent', '=', input.intent)
    .executeTakeFirstOrThrow()
}
