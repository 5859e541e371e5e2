import type { Trx } from '../../kernel/database/database'
import type { WorldMerchant } from '../world'
import { insertRows } from './insert-rows'

/** Node ids of the hot games, hottest first. */
const hottest = (games: WorldMerchant['games']): number[] =>
  games
    .flatMap(({ nodeId, hotRank }) => (hotRank === null ? [] : [{ nodeId, hotRank }]))
    .sort((one, other) => one.hotRank - other.hotRank)
    .map(({ nodeId }) => nodeId)

/** Codes of agents, contracts that wait for them, and favourite games, of the people of a merchant. */
export async function seedRelations(
  trx: Trx,
  { code: merchant, people, games }: WorldMerchant,
  now: number,
): Promise<void> {
  await insertRows(
    trx,
    'affiliates',
    people.flatMap(({ id, affiliateCode, regDate }) =>
      affiliateCode === null ? [] : [{ merchant, code: affiliateCode, member_id: id, created_at: regDate }],
    ),
  )
  await insertRows(
    trx,
    'contract_requests',
    people.flatMap(({ id, pendingContracts }) =>
      pendingContracts.map((contract) => ({
        id: `${id}:${contract.kind}`,
        merchant,
        member_id: id,
        ...contract,
        created_at: now,
      })),
    ),
  )
  const nodes = hottest(games)
  await insertRows(
    trx,
    'favourites',
    people.flatMap(({ id, favourites }) =>
      nodes
        .slice(0, favourites)
        .map((node, index) => ({ merchant, member_id: id, node_id: node, created_at: now - index })),
    ),
  )
}
