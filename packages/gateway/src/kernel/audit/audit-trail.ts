import type { Selectable } from 'kysely'
import type { Queries, Trx } from '../database/database'
import type { Schema } from '../database/schema'
import { changedParts } from './changed-parts'

/** Who performs an operation, and why, if a reason was given. */
export interface Actor {
  by: string
  why: string | null
}

/** What an operation changes. The trail keeps of the two states what differs. */
export interface Change<State extends object = object> {
  merchant: string | null
  /** What it is done to: an account, a vendor, a payment, … */
  subject: string
  before: State
  after: State
  /** What whoever asked for it reads and the trail does not keep, such as a document; the state afterwards when absent. */
  answer?: object
}

/**
 * Records what somebody did, in the transaction that does it: no operation without its record, and no record of what
 * did not happen. Secrets must not be in either state.
 */
export async function recordOperation(
  trx: Trx,
  operation: string,
  { merchant, subject, ...states }: Change,
  { by, why }: Actor,
  now: number,
): Promise<void> {
  const { before, after } = changedParts(states.before, states.after)
  await trx
    .insertInto('audit_trail')
    .values({
      at: now,
      by,
      why,
      operation,
      merchant,
      subject,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

/** An operation as the trail recorded it. */
export type AuditRecord = Selectable<Schema['audit_trail']>

/** The latest operations, newest first; those about one merchant, or all. */
export function readTrail(
  queries: Queries,
  { merchant, limit }: { merchant: string | null; limit: number },
): Promise<AuditRecord[]> {
  const all = queries.selectFrom('audit_trail').selectAll()
  const found = merchant === null ? all : all.where('merchant', '=', merchant)
  return found.orderBy('id', 'desc').limit(limit).execute()
}

/** Every operation of a kind about a merchant, newest first: what was different before each of them says how it was at any moment. */
export const readTrailOf = (
  queries: Queries,
  { merchant, operation }: { merchant: string; operation: string },
): Promise<AuditRecord[]> =>
  queries
    .selectFrom('audit_trail')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('operation', '=', operation)
    .orderBy('id', 'desc')
    .execute()
