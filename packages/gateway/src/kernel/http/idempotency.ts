import { idempotencyKeySchema } from '@plaza/contract/kernel'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../call-failure'
import type { Database, Trx, Writes } from '../database/database'
import { dayMs } from '../jobs/clean-up'
import { hashSecret } from '../security/secrets'

/** One intent of one account: a key names it, and its effect happens once. */
export interface Intent {
  memberId: string
  key: string
  /** Id of the call. */
  call: string
  /** The request; the same key with another request is a conflict. */
  request: unknown
  now: number
}

/** The `idempotency-key` header of a request. @throws CallFailure `idempotency.missing`. */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = idempotencyKeySchema.safeParse(request.headers['idempotency-key'])
  if (!key.success) throw new CallFailure('idempotency.missing')
  return key.data
}

/** JSON with its keys in order, so that equal requests are equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''

async function remembered<T>(trx: Trx, intent: Intent, requestHash: string): Promise<T> {
  const row = await trx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('member_id', '=', intent.memberId)
    .where('key', '=', intent.key)
    .executeTakeFirstOrThrow()
  if (row.request_hash !== requestHash) throw new CallFailure('idempotency.conflict')
  return row.answer as T
}

/**
 * Does the work of an intent in one transaction, once: the key is inserted by that transaction, so a second one
 * waits for the first and gets its answer. A refusal leaves nothing behind; the same key may then be tried again.
 * @throws CallFailure `idempotency.conflict` when the key was used for something else.
 */
export function once<T>(db: Database, intent: Intent, work: (trx: Trx) => Promise<T>): Promise<T> {
  const requestHash = hashSecret(`${intent.call} ${canonical(intent.request)}`)
  return db.transaction(async (trx) => {
    const claimed = await trx
      .insertInto('idempotency')
      .values({
        member_id: intent.memberId,
        key: intent.key,
        call: intent.call,
        request_hash: requestHash,
        answer: null,
        created_at: intent.now,
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) return remembered<T>(trx, intent, requestHash)
    const answer = await work(trx)
    await trx
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('member_id', '=', intent.memberId)
      .where('key', '=', intent.key)
      .execute()
    return answer
  })
}

/** Keys of money intents are remembered this long. */
const keptMs = 180 * dayMs

/** Forgets intents long done. */
export async function forgetIntents(queries: Writes, now: number): Promise<void> {
  await queries
    .deleteFrom('idempotency')
    .where('created_at', '<', now - keptMs)
    .execute()
}
