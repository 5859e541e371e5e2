import type { Queries } from '../../../kernel/database/database'
import { numberHashAgain, payoutNumber } from './read-accounts'

/** Networks on which one address is the same person's. */
const sameAddresses: readonly string[] = ['ERC20', 'BEP20']

/**
 * Ids of the other members of the same merchant who have, or had, the number or address of a payout account; where two
 * networks have the same addresses, on either of them (WITHDRAW-6).
 */
export async function otherHolders(queries: Queries, id: string): Promise<string[]> {
  const account = await queries
    .selectFrom('payout_accounts')
    .select(['merchant', 'member_id', 'institution', 'number_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const hashes = [account.number_hash]
  if (sameAddresses.includes(account.institution)) {
    const number = await payoutNumber(queries, id)
    const others = sameAddresses.filter((network) => network !== account.institution)
    for (const network of others) hashes.push(await numberHashAgain(queries, network, number))
  }
  const rows = await queries
    .selectFrom('payout_accounts')
    .select('member_id')
    .distinct()
    .where('merchant', '=', account.merchant)
    .where('number_hash', 'in', hashes)
    .where('member_id', '!=', account.member_id)
    .execute()
  return rows.map((row) => row.member_id)
}
