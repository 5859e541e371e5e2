import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { vendorCodes } from './catalogue-vendors'
import { gameRow, type ImportedGame } from './import-games'

/** Whether a merchant has tiles of lotteries among its games. */
export const hasTiles = async (trx: Trx, merchant: string): Promise<boolean> =>
  (await trx
    .selectFrom('games')
    .select('node_id')
    .where('merchant', '=', merchant)
    .where('lottery', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Adds games to the end of a merchant's catalogue, under new node ids; those of vendors that it does not have are left out. */
export async function addGames(
  trx: Trx,
  merchant: string,
  games: readonly Omit<ImportedGame, 'nodeId' | 'rank'>[],
): Promise<void> {
  const vendors = new Set(await vendorCodes(trx, merchant))
  const last = await trx
    .selectFrom('games')
    .select(({ fn }) => [fn.max('node_id').as('nodeId'), fn.max('rank').as('rank')])
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow()
  const rowOf = gameRow(merchant)
  await insertRows(
    trx,
    'games',
    games
      .filter(({ vendor }) => vendors.has(vendor))
      .map((game, index) =>
        rowOf({ ...game, nodeId: (last.nodeId ?? 0) + index + 1, rank: (last.rank ?? 0) + index + 1 }),
      ),
  )
}
