import { longestFreezeReason, type FreezeRequest } from '@plaza/contract/agency'
import { charactersIn, cleanTyped } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { newOrderNumber } from '../../../kernel/order-number'
import { countOne } from '../../../kernel/security/rate-limit'
import { findInTeam } from '../../identity/directory'
import type { FreezeRow } from './tables'

/** How many requests one agent may make in a day. */
const requests = { limit: 20, windowMs: 24 * 60 * 60_000 }

/** A request as its agent sees it. */
const shown = ({ id, state, asked_at: askedAt, ended_at: endedAt }: FreezeRow): FreezeRequest => ({
  ...{ id, state, askedAt, endedAt },
})

/** The latest request of an agent to freeze an account; null where it made none. */
export async function latestFreeze(
  queries: Queries,
  { agentId, memberId }: { agentId: string; memberId: string },
): Promise<FreezeRequest | null> {
  const row = await queries
    .selectFrom('freeze_requests')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? shown(row) : null
}

/**
 * Asks an operator to freeze an account of an agent's team; while that waits, asking again answers the same request (TEAM-12).
 * @throws CallFailure `agent.team.unknown` for anybody who is not below the agent, also itself and who is above,
 *   `agent.team.frozen`, `agent.team.text` with the most characters, `request.rate.limited`
 */
export async function askFreeze(
  trx: Trx,
  agent: Member,
  { account, reason, now }: { account: string; reason: string; now: number },
): Promise<FreezeRequest> {
  // Two requests at once for the same account are one.
  await advisoryLock(trx, `freeze-requests:${agent.id}`)
  const team = { merchant: agent.merchant, memberId: agent.id }
  const found = await findInTeam(trx, { ...team, account: account.trim() })
  if (!found) throw new CallFailure('agent.team.unknown')
  if (found.blocked) throw new CallFailure('agent.team.frozen')
  const latest = await latestFreeze(trx, { agentId: agent.id, memberId: found.id })
  if (latest?.state === 'waiting') return latest
  const text = cleanTyped(reason)
  const characters = charactersIn(text)
  if (characters < 1 || characters > longestFreezeReason)
    throw new CallFailure('agent.team.text', { longest: longestFreezeReason })
  const rate = await countOne(trx, `freeze-request:${agent.id}`, requests, now)
  if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
  const row = await trx
    .insertInto('freeze_requests')
    .values({
      ...{ id: newOrderNumber('FZ'), merchant: agent.merchant, member_id: found.id, agent_id: agent.id },
      ...{ reason: text, state: 'waiting' as const, asked_at: now, ended_at: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return shown(row)
}
