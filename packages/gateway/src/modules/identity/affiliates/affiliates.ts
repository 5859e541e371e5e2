import { mayEnterAgency } from '@plaza/contract/identity'
import type { Database, Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { newPublicCode } from '../../../kernel/security/public-code'
import { findById } from '../directory'

const attempts = 5

/** The agent with this affiliate code at a merchant, in any letter case; undefined when there is none. */
export async function findAffiliate(
  queries: Queries,
  merchant: string,
  code: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('affiliates')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  const agent = row && (await findById(queries, row.member_id))
  return agent && !agent.blocked && mayEnterAgency(agent.type) ? agent.id : undefined
}

/** The affiliate code of an agent: the one it has, else a new one, the same for every caller and process. */
export async function affiliateCodeOf(db: Database, agent: Member, now: number): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = await db.read
      .selectFrom('affiliates')
      .select('code')
      .where('member_id', '=', agent.id)
      .executeTakeFirst()
    if (known) return known.code
    // Another agent has the code, or another process was first to write the row: the caller looks again.
    await db.write
      .insertInto('affiliates')
      .values({ merchant: agent.merchant, member_id: agent.id, code: newPublicCode(), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error('no free affiliate code')
}
