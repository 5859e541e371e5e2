import { PlainError } from '@plaza/server-kit'
import type { Trx } from '../../../kernel/database/database'
import { agentAdapter } from './house-methods'
import type { DepositRow } from './tables'

/**
 * A deposit that its member says to have paid to an agent, locked for an operator to take or to refuse; null when no
 * deposit has this number.
 * @throws PlainError for a deposit that nobody has to decide
 */
export async function agentCase(trx: Trx, id: string): Promise<DepositRow | null> {
  const row = await trx.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return null
  if (!agentAdapter.methods.some(({ code }) => code === row.method))
    throw new PlainError(`It is a deposit by ${row.method}: its provider decides it, and no person.`)
  if (row.state !== 'awaiting-payment')
    throw new PlainError(`It is ${row.state}: there is nothing to look at.`)
  if (row.said_paid_at === null) throw new PlainError('Its member has not said yet that it is paid.')
  return row
}
