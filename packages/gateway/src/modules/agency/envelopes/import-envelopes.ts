import type { EnvelopeSplit } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { endEnvelope } from './envelope-job'
import { openEnvelope } from './open-envelope'
import { sendEnvelope } from './send-envelope'

/** An envelope that was made before. */
export interface ImportedEnvelope {
  agentId: string
  amountMinor: number
  packets: number
  split: EnvelopeSplit
  message: string
  /** Ids of members directly below who have opened it. */
  openedBy: readonly string[]
  /** How long ago it was made, ms. One that is over has given back what was left. */
  agoMs: number
  isOver: boolean
}

/** Whether a merchant has envelopes. */
export async function hasEnvelopes(queries: Queries, merchant: string): Promise<boolean> {
  const row = await queries
    .selectFrom('envelopes')
    .select('id')
    .where('merchant', '=', merchant)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Writes earlier envelopes, out of their agents' wallets. No messages are sent. The ledger books them now: to a past nothing is added before its
 * end. @throws for an unknown merchant, and what making or opening one refuses
 */
export async function importEnvelopes(
  trx: Trx,
  code: string,
  envelopes: readonly ImportedEnvelope[],
  now: number,
): Promise<void> {
  const merchant = await readMerchant(trx, code)
  if (!merchant) throw new Error(`no merchant ${code}`)
  for (const { openedBy, agoMs, isOver, ...envelope } of envelopes) {
    const row = await sendEnvelope(trx, { ...envelope, merchant, receivers: null, now })
    for (const memberId of openedBy) await openEnvelope(trx, { id: row.id, merchant: code, memberId, now })
    if (isOver) await endEnvelope(trx, row, now)
    await trx
      .updateTable('envelopes')
      .set({
        created_at: row.created_at - agoMs,
        expires_at: row.expires_at - agoMs,
        told_after: null,
        due_at: isOver ? null : row.expires_at - agoMs,
        ended_at: isOver ? row.expires_at - agoMs : null,
      })
      .where('id', '=', row.id)
      .execute()
    await sql`update envelope_packets set opened_at = opened_at - ${agoMs}::bigint
      where envelope_id = ${row.id} and opened_at is not null`.execute(trx)
  }
}
