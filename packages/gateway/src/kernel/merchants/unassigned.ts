import { sql } from 'kysely'
import type { Trx } from '../database/database'

/**
 * The books of money whose merchant is not known yet. It is in the table of merchants, because the ledger's accounts refer to
 * it, as a trial merchant of its own: no host leads to it, and it has no members and no settings.
 */
export const unassigned = 'unassigned'

/** Opens these books for a currency when the first such money comes. */
export async function openUnassigned(trx: Trx, currency: string): Promise<void> {
  await sql`insert into merchants (code, name, currency, trial_of, settings)
    values (${unassigned}, 'Payments for no order', ${currency}, ${unassigned}, '{}')
    on conflict do nothing`.execute(trx)
}
