import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../database/database'

/** The trial merchant of a merchant; undefined when there is none. */
export async function findTrialMerchant(queries: Queries, merchant: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('merchants')
    .select('code')
    .where('trial_of', '=', merchant)
    .executeTakeFirst()
  return row?.code
}

/** Codes of the real merchants, in order; with `having`, those among the given that have a currency. */
export async function realMerchants(
  queries: Queries,
  having?: { codes: readonly string[]; currency: string },
): Promise<string[]> {
  let merchants = queries.selectFrom('merchants').select('code').where('trial_of', 'is', null)
  if (having)
    merchants = merchants.where('code', 'in', [...having.codes]).where('currency', '=', having.currency)
  const rows = await merchants.orderBy('code').execute()
  return rows.map(({ code }) => code)
}

/**
 * Merchants at which a setting of a part is switched off, as a subquery of `code`: for rules that a statement about members of any
 * merchant follows.
 */
export const merchantsWithout = (part: string, name: string): RawBuilder<{ code: string }> => sql`(
  select code from merchants where settings -> ${part} ->> ${name} = 'false'
)`
