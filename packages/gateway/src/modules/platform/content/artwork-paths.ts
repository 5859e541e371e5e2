import type { Queries, Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'

/** Allows the pictures of these paths to be drawn; allowed ones stay as they are. */
export async function allowArtwork(trx: Trx, paths: readonly string[]): Promise<void> {
  const rows = [...new Set(paths)].map((path) => ({ path }))
  await insertRows(trx, 'artwork', rows, { skipsExisting: true })
}

/** Whether the picture of this path may be drawn: something of some merchant shows it. */
export const isArtworkAllowed = async (queries: Queries, path: string): Promise<boolean> =>
  (await queries.selectFrom('artwork').select('path').where('path', '=', path).executeTakeFirst()) !==
  undefined
