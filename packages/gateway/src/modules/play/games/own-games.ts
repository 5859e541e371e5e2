import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { pushEvent } from '../../../kernel/stream/push'

/** How many of the newest entries are stored: enough for a person, and a limit on what a script can write. */
export const mostFavourites = 500
export const mostRecents = 100

/** The member, and the merchant of the site: a trial account plays from its merchant's catalogue. */
export interface GameOwner {
  member: Pick<Member, 'id' | 'account'>
  site: string
}

const kinds = {
  favourites: { time: 'created_at', most: mostFavourites },
  recents: { time: 'opened_at', most: mostRecents },
} as const

/** Node ids of a member's favourites or recents, newest first, without games removed from the catalogue. */
export async function readOwnNodes(
  queries: Queries,
  kind: keyof typeof kinds,
  { member, site }: GameOwner,
): Promise<number[]> {
  const { time } = kinds[kind]
  const { rows } = await sql<{ node_id: number }>`
    select o.node_id from ${sql.table(kind)} o
    join games g on g.merchant = o.merchant and g.node_id = o.node_id
    where o.member_id = ${member.id} and o.merchant = ${site} and g.left_at is null
    order by o.${sql.ref(time)} desc, o.node_id`.execute(queries)
  return rows.map((row) => row.node_id)
}

async function checkGame(trx: Trx, site: string, nodeId: number): Promise<void> {
  const game = await trx
    .selectFrom('games')
    .select('node_id')
    .where('merchant', '=', site)
    .where('node_id', '=', nodeId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (!game) throw new CallFailure('game.not.found')
}

async function dropOldest(trx: Trx, kind: keyof typeof kinds, memberId: string): Promise<void> {
  const { time, most } = kinds[kind]
  await sql`delete from ${sql.table(kind)} where member_id = ${memberId} and node_id in (
    select node_id from ${sql.table(kind)} where member_id = ${memberId}
    order by ${sql.ref(time)} desc, node_id offset ${most})`.execute(trx)
}

/** Notifies the member's other pages, in any process, when the transaction commits. */
const pushChange = (trx: Trx, { id }: GameOwner['member'], nodeId: number, isFavourite: boolean) =>
  pushEvent(trx, id, 'favourites:changed', { nodeId: String(nodeId), isFavourite })

/** Adds a favourite; no effect when it is one already (FAV-1). @throws CallFailure `game.not.found`. */
export async function addFavourite(trx: Trx, owner: GameOwner, nodeId: number, now: number): Promise<void> {
  const { member, site } = owner
  await checkGame(trx, site, nodeId)
  const added = await trx
    .insertInto('favourites')
    .values({ merchant: site, member_id: member.id, node_id: nodeId, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doNothing())
    .returning('node_id')
    .executeTakeFirst()
  if (!added) return
  await dropOldest(trx, 'favourites', member.id)
  await pushChange(trx, member, nodeId, true)
}

/** Removes a favourite; no effect when it is not one, whether the game exists or not. */
export async function removeFavourite(trx: Trx, { member }: GameOwner, nodeId: number): Promise<void> {
  const removed = await trx
    .deleteFrom('favourites')
    .where('member_id', '=', member.id)
    .where('node_id', '=', nodeId)
    .returning('node_id')
    .executeTakeFirst()
  if (removed) await pushChange(trx, member, nodeId, false)
}

/** Records that a game was opened, which makes it the most recent one (RECENT-1). @throws CallFailure `game.not.found`. */
export async function addRecent(trx: Trx, owner: GameOwner, nodeId: number, now: number): Promise<void> {
  await checkGame(trx, owner.site, nodeId)
  await noteRecent(trx, { site: owner.site, memberId: owner.member.id, nodeId, now })
}

/** Records that a member opened an existing game. The latest time is stored, whichever arrives first. */
export async function noteRecent(
  trx: Trx,
  { site, memberId, nodeId, now }: { site: string; memberId: string; nodeId: number; now: number },
): Promise<void> {
  await trx
    .insertInto('recents')
    .values({ merchant: site, member_id: memberId, node_id: nodeId, opened_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'node_id']).doUpdateSet({
        opened_at: sql<number>`greatest(recents.opened_at, ${now}::bigint)`,
      }),
    )
    .execute()
  await dropOldest(trx, 'recents', memberId)
}
