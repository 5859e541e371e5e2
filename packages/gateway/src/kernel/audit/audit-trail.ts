import type { Selectable } from 'kysely'
import type { Queries, Trx } from '../database/database'
import type { Schema } from '../database/schema'
import { changedParts } from './changed-parts'

/** Who does something, and why, where it is said. */
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
}

/**
 * Writes down what somebody did, in the transaction that does it: no deed without its record, and no record of what
 * did not happen. Secrets must not be in either state.
 */
export async function recordDeed(
  trx: Trx,
  deed: string,
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
      deed,
      merchant,
      subject,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

/** A deed as it was written down. */
export type Deed = Selectable<Schema['audit_trail']>

/** The latest deeds, the last one first; those about a merchant, or all. */
export function readTrail(
  queries: Queries,
  { merchant, limit }: { merchant: string | null; limit: number },
): Promise<Deed[]> {
  const all = queries.selectFrom('audit_trail').selectAll()
  const found = merchant === null ? all : all.where('merchant', '=', merchant)
  return found.orderBy('id', 'desc').limit(limit).execute()
}
