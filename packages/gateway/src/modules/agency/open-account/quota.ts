import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { RoomBelow } from '../../identity/affiliates'
import { countBelow } from '../../identity/directory'
import { accountTerms } from './account-settings'

/** Whether an agent has fewer accounts directly below it than it may (AGENT-7). */
export async function hasRoom(queries: Queries, { merchant, agentId }: RoomBelow): Promise<boolean> {
  const { mostAccounts } = accountTerms(merchant)
  return mostAccounts === null || (await countBelow(queries, merchant.code, agentId)) < mostAccounts
}

/** The same, however many are opened at once by whatever way: the next waits until this transaction ends. */
export async function takeRoom(trx: Trx, of: RoomBelow): Promise<boolean> {
  if (accountTerms(of.merchant).mostAccounts === null) return true
  await advisoryLock(trx, `agent-accounts:${of.agentId}`)
  return hasRoom(trx, of)
}
