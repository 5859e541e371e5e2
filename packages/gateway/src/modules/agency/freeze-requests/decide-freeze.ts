import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Queries, Trx } from '../../../kernel/database/database'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { accountNames, blockMembers } from '../../identity/directory'
import { tellMember, type NoticeText } from '../../identity/member'
import { endSessionsOf } from '../../identity/session'
import { endTake, withTakes, type Take } from '../../money/review-takes'
import type { FreezeRow } from './tables'

/** A request that waits, with the names of its accounts. */
export type WaitingFreeze = FreezeRow & Take & { account: string; agent: string }

const mostListed = 500

/** Requests that wait for people, the oldest first; or the one of a number, if it waits. */
export async function waitingFreezes(queries: Queries, id?: string): Promise<WaitingFreeze[]> {
  const rows = await queries
    .selectFrom('freeze_requests')
    .selectAll()
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('asked_at')
    .limit(mostListed)
    .execute()
  const names = await accountNames(
    queries,
    rows.flatMap((row) => [row.member_id, row.agent_id]),
  )
  return withTakes(
    queries,
    rows.map((row) => ({
      ...row,
      account: names.get(row.member_id) ?? '',
      agent: names.get(row.agent_id) ?? '',
    })),
  )
}

/** A request that waits, locked; null when no request has this number. @throws PlainError when it was decided */
export async function lockFreeze(trx: Trx, id: string): Promise<FreezeRow | null> {
  const row = await trx
    .selectFrom('freeze_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row && row.ended_at !== null)
    throw new PlainError(`It ended at ${new Date(row.ended_at).toISOString()}: ${row.state}.`)
  return row ?? null
}

const noticeOf = (account: string, isFrozen: boolean): NoticeText => ({
  en: {
    title: isFrozen ? `${account} is frozen` : `${account} is not frozen`,
    paragraphs: [
      isFrozen
        ? `As you asked, customer service froze the account ${account}. Nobody can log in to it any more.`
        : `Customer service looked at your request and did not freeze the account ${account}.`,
    ],
  },
  fil: {
    title: isFrozen ? `Naka-freeze na ang ${account}` : `Hindi na-freeze ang ${account}`,
    paragraphs: [
      isFrozen
        ? `Gaya ng hiling mo, na-freeze ng customer service ang account na ${account}. Wala nang makakapag-log in dito.`
        : `Tiningnan ng customer service ang hiling mo at hindi na-freeze ang account na ${account}.`,
    ],
  },
})

/**
 * Freezes the account that an agent named, which ends its sessions, or refuses to: once, with who decided and why (TEAM-12). The agent
 * is told.
 * @throws PlainError saying what is wrong, also when it was decided already or no reason is given
 */
export async function decideFreeze(
  trx: Trx,
  { id, isApproved }: { id: string; isApproved: boolean },
  { by, why }: Actor,
  now: number,
): Promise<Change> {
  if (why === null) throw new PlainError('Give a reason: --why "<words>".')
  const row = await lockFreeze(trx, id)
  if (!row) throw new PlainError(`There is no request "${id}".`)
  const { member_id: memberId, agent_id: agentId } = row
  const state = isApproved ? ('approved' as const) : ('refused' as const)
  await trx.updateTable('freeze_requests').set({ state, ended_at: now }).where('id', '=', id).execute()
  if (isApproved) {
    await blockMembers(trx, [memberId])
    await endSessionsOf(trx, { id: memberId }, 'blocked', now)
  }
  await endTake(trx, id, by, now)
  const merchant = await readMerchant(trx, row.merchant)
  if (!merchant) throw new Error(`a request of ${row.merchant}, which is no merchant`)
  const account = (await accountNames(trx, [memberId])).get(memberId) ?? ''
  const { defaultLanguage: language } = merchant.settings
  const notice = { memberId: agentId, merchant, text: noticeOf(account, isApproved), language, now }
  await tellMember(trx, { now: () => now }, notice)
  return { merchant: row.merchant, subject: id, before: { state: row.state }, after: { state, account } }
}
