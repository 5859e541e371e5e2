import type { Queries } from '../../../kernel/database/database'
import type { GameRow } from './tables'

/** A game of a merchant's catalogue by its node, also one that has left; undefined when there was never one. */
export const readGame = (queries: Queries, merchant: string, nodeId: number): Promise<GameRow | undefined> =>
  queries
    .selectFrom('games')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('node_id', '=', nodeId)
    .executeTakeFirst()

/** Names of games by node, those included that have left the catalogue. */
export async function gameNames(
  queries: Queries,
  merchant: string,
  nodeIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (nodeIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('games')
    .select(['node_id', 'name'])
    .where('merchant', '=', merchant)
    .where('node_id', 'in', [...new Set(nodeIds)])
    .execute()
  return new Map(rows.map((row) => [row.node_id, row.name]))
}
