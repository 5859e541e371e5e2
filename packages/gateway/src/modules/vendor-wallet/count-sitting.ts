import { sql } from 'kysely'
import type { Trx } from '../../db/database'
import { pushPlay } from '../play/sittings'

/** What a money call changes of its sitting. */
export interface SittingChange {
  bets?: number
  stakedMinor?: number
  wonMinor?: number
}

/** Counts a money call into the sitting whose bet it is about, and tells the member's pages (trust R8). */
export async function countSitting(
  trx: Trx,
  sittingId: string,
  { bets = 0, stakedMinor = 0, wonMinor = 0 }: SittingChange,
  now: number,
): Promise<void> {
  const row = await trx
    .updateTable('play_sittings')
    .set({
      bets: sql<number>`bets + ${bets}::int`,
      staked_minor: sql<number>`staked_minor + ${stakedMinor}::bigint`,
      won_minor: sql<number>`won_minor + ${wonMinor}::bigint`,
      seen_at: sql<number>`greatest(seen_at, ${now}::bigint)`,
    })
    .where('id', '=', sittingId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await pushPlay(trx, row)
}
