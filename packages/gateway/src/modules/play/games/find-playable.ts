import type { QueryOf } from '@plaza/contract/kernel'
import type { launchGameCall } from '@plaza/contract/play'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'

type Asked = Pick<QueryOf<typeof launchGameCall>, 'nodeId' | 'vendor' | 'gameId' | 'code' | 'category'>

/** Name of a vendor's lobby where a `code` is meant to name one. */
const lobby = 'lobby'

const playable = (queries: Queries, site: string) =>
  queries
    .selectFrom('games as g')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.merchant', '=', 'g.merchant').onRef('v.code', '=', 'g.vendor'),
    )
    .selectAll('g')
    .select('v.name as vendor_name')
    .select(['v.is_in_maintenance', 'v.maintenance_until', 'v.maintenance_cause'])
    .select(['v.presentation', 'v.orientation', 'v.blocked_countries'])
    .where('g.merchant', '=', site)
    .where('g.left_at', 'is', null)

/** A game as it is launched. */
export type Playable = NonNullable<Awaited<ReturnType<ReturnType<typeof playable>['executeTakeFirst']>>>

/**
 * The game that a launch names: by node, by vendor and game, or a vendor's lobby, which is its first game that can be
 * played (LAUNCH-1). @throws CallFailure `game.not.found`.
 */
export async function findPlayable(queries: Queries, site: string, asked: Asked): Promise<Playable> {
  const { gameId, category } = asked
  const vendor = asked.vendor ?? (asked.code === lobby ? undefined : asked.code)
  let games = playable(queries, site)
  if (asked.nodeId !== undefined) games = games.where('g.node_id', '=', Number(asked.nodeId))
  else if (vendor === undefined) throw new CallFailure('game.not.found')
  else {
    games = games.where('g.vendor', '=', vendor)
    if (gameId !== undefined && gameId !== lobby) games = games.where('g.game_id', '=', gameId)
    else if (category !== undefined)
      games = games.where((is) => is(is.cast<string>('g.game_type', 'text'), '=', category))
  }
  const found = await games.orderBy('g.support_play', 'desc').orderBy('g.rank').limit(1).executeTakeFirst()
  if (!found) throw new CallFailure('game.not.found')
  return found
}
