import { cleanTyped } from '@plaza/contract/kernel'
import type { Privacy } from '@plaza/contract/site'
import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Queries, Trx } from '../../../kernel/database/database'
import { lockAccounts, memberWallet, readBalance, type BalanceOwner } from '../../../kernel/ledger'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import { closeMember } from '../../identity/directory'
import { tellMember } from '../../identity/member'
import { recordActions } from '../../identity/protection'
import { endSessionsOf, forgetDevices } from '../../identity/session'
import { endTake } from '../../money/review-takes'
import { deletionNotice } from './deletion-notice'
import type { DeletionRow } from './tables'

/** The latest request of a member to delete what is kept (RG-14); null without one. */
export async function latestDeletion(queries: Queries, memberId: string): Promise<Privacy['deletion']> {
  const row = await queries
    .selectFrom('deletion_requests')
    .select(['id', 'state', 'asked_at as askedAt', 'answer'])
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** Asks to delete what is kept. A request that is open already stays as it is. */
export async function askDeletion(
  trx: Trx,
  { member, reason, now }: { member: { id: string; merchant: string }; reason: string; now: number },
): Promise<void> {
  const id = newOrderNumber('DR')
  const added = await trx
    .insertInto('deletion_requests')
    .values({
      id,
      merchant: member.merchant,
      member_id: member.id,
      reason: cleanTyped(reason),
      state: 'open',
      answer: '',
      asked_at: now,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('member_id').where('state', '=', 'open').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  await recordActions(trx, [
    { memberId: member.id, action: 'data-deletion', subject: id, before: null, after: 'open', now },
  ])
}

async function end(
  trx: Trx,
  row: DeletionRow,
  {
    state,
    answer,
    by,
    now,
  }: { state: 'dropped' | 'done' | 'refused'; answer: string; by: 'member' | 'operator'; now: number },
): Promise<void> {
  await trx
    .updateTable('deletion_requests')
    .set({ state, answer, ended_at: now })
    .where('id', '=', row.id)
    .execute()
  await recordActions(trx, [
    {
      memberId: row.member_id,
      action: 'data-deletion',
      by,
      subject: row.id,
      before: 'open',
      after: state,
      now,
    },
  ])
}

const lockWhere = (trx: Trx, column: 'id' | 'member_id', value: string): Promise<DeletionRow | undefined> =>
  trx
    .selectFrom('deletion_requests')
    .selectAll()
    .where(column, '=', value)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

/** The member takes its request back; without an open one nothing changes. */
export async function dropDeletion(trx: Trx, memberId: string, now: number): Promise<void> {
  const row = await lockWhere(trx, 'member_id', memberId)
  if (row) await end(trx, row, { state: 'dropped', answer: '', by: 'member', now })
}

/** An open request by its number, locked; null where there is none. */
export const lockDeletion = async (trx: Trx, id: string): Promise<DeletionRow | null> =>
  (await lockWhere(trx, 'id', id)) ?? null

/** An account that is closed by an operator must not take money with it that its owner could no longer withdraw. */
async function requireEmpty(trx: Trx, owner: BalanceOwner, now: number): Promise<void> {
  const { memberId, merchant, currency } = owner
  await lockAccounts(trx, merchant, currency, [
    memberWallet(memberId, 'main'),
    memberWallet(memberId, 'locked'),
  ])
  const { totalMinor } = await readBalance(trx, owner, now)
  if (totalMinor > 0)
    throw new PlainError(
      `The account still holds ${totalMinor} (${currency}, in minor units). Pay it out first.`,
    )
}

/**
 * An operator decides a request: `done` closes the account and ends its sessions, what the law wants kept stays; `refused`
 * changes nothing. The member is notified, in the operator's words (RG-14).
 * @throws PlainError when no request with this number is open, the answer is empty, or the account still holds money
 */
export async function decideDeletion(
  trx: Trx,
  { id, state, text }: { id: string; state: 'done' | 'refused'; text: string },
  { by }: Actor,
  now: number,
): Promise<Change> {
  const row = await lockDeletion(trx, id)
  if (!row) throw new PlainError(`There is no open request "${id}".`)
  const answer = cleanTyped(text)
  if (answer === '') throw new PlainError('Give the answer: --text "<words>".')
  const merchant = await readMerchant(trx, row.merchant)
  if (!merchant) throw new Error(`a request at ${row.merchant}, which is no merchant`)
  await end(trx, row, { state, answer, by: 'operator', now })
  await endTake(trx, id, by, now)
  const { defaultLanguage: language } = merchant.settings
  const notice = { memberId: row.member_id, merchant, text: deletionNotice(state, answer), language, now }
  await tellMember(trx, { now: () => now }, notice)
  if (state === 'done') {
    await requireEmpty(
      trx,
      { memberId: row.member_id, merchant: row.merchant, currency: merchant.currency },
      now,
    )
    await closeMember(trx, row.member_id, now)
    await forgetDevices(trx, row.member_id)
    await endSessionsOf(trx, { id: row.member_id }, 'closed', now)
  }
  return { merchant: row.merchant, subject: id, before: { state: 'open' }, after: { state } }
}
