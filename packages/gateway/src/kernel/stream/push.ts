import type { StreamMessage } from '@plaza/contract'
import { sql } from 'kysely'
import type { Trx } from '../database/database'

/** Channel on which every process hears what is to be pushed. */
export const pushChannel = 'plaza_push'

/**
 * Something for a member's open pages. What is unread, and a sitting (`played`, with the balance) are told by
 * saying that they changed: each process reads them itself. The database says both (migrations 0005, 0009).
 */
export type Push =
  | { memberId: string; unread: true }
  | { memberId: string; played: string }
  | {
      memberId: string
      sessionId?: string
      message: Exclude<StreamMessage, { kind: 'balance' | 'unread' | 'registry' }>
    }

/** Pushes to a member's pages, in any process, when the transaction commits; nothing when it is rolled back. */
export async function push(trx: Trx, what: Push): Promise<void> {
  await sql`select pg_notify(${pushChannel}, ${JSON.stringify(what)})`.execute(trx)
}
