import { CallFailure } from '../../../kernel/call-failure'
import type { Writes } from '../../../kernel/database/database'
import { countOne } from '../../../kernel/security/rate-limit'

/** Searches of one agent: enough for typing, too few to find out names by trying. */
const searchesOfAgent = { limit: 120, windowMs: 60_000 }

/** Counts a search of an agent for names, by whichever call. @throws CallFailure `request.rate.limited` */
export async function countSearch(queries: Writes, memberId: string, now: number): Promise<void> {
  const rate = await countOne(queries, `agent-search:${memberId}`, searchesOfAgent, now)
  if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
}

/**
 * Counts a search whose answer has parts: its first part, and a further one where nothing was asked for this name in the last minute, for a
 * position can be sent along with any name. @throws CallFailure `request.rate.limited`
 */
export async function countSearchOfParts(
  queries: Writes,
  { memberId, name, isFirst }: { memberId: string; name: string; isFirst: boolean },
  now: number,
): Promise<void> {
  const bucket = `agent-search-part:${memberId}:${name.toLowerCase()}`
  const { isOver: isKnown } = await countOne(queries, bucket, { ...searchesOfAgent, limit: 1 }, now)
  if (isFirst || !isKnown) await countSearch(queries, memberId, now)
}
