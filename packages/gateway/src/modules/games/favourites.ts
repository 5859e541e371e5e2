import type { Queries } from '../../db/database'

/** Node ids of a member's favourites as strings, the newest first (spec §3 Favourites). */
export async function readFavouriteIds(queries: Queries, memberId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('favourites')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('node_id')
    .execute()
  return rows.map((row) => String(row.node_id))
}
