import type { Selectable } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { Schema } from '../../../kernel/database/schema'

/** A promotion of a merchant with its texts in every language, and what it does. */
export type PromotionRow = Selectable<Schema['promotions']>

/** Promotions of a merchant whose promo is among the enabled ones, or of any, in its order; or the one of an id. */
export async function readPromotionRows(
  queries: Queries,
  merchant: string,
  { enabled, id }: { enabled: readonly string[] | 'any'; id?: string },
): Promise<PromotionRow[]> {
  if (enabled.length === 0) return []
  return queries
    .selectFrom('promotions')
    .selectAll()
    .where('merchant', '=', merchant)
    .$if(enabled !== 'any', (query) => query.where('promo', 'in', [...enabled]))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('rank')
    .execute()
}
