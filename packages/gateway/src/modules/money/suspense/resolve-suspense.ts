import type { SuspenseRow } from './tables'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { PlainError } from '@plaza/server-kit'
import { findByAccount } from '../../identity/directory'
import { endTake } from '../review-takes'
import { lockHeld } from './held-case'
import { bookCredit, bookHold, bookReturn, pushOrder } from './suspense-moves'

/** What an operator decides about a payment in suspense. */
export type SuspenseOperation =
  /** `member` is for a payment without an order: whose it is. */
  | { kind: 'suspense-credit'; item: string; member: { merchant: string; account: string } | null }
  | { kind: 'suspense-return'; item: string }

interface Owner {
  id: string
  merchant: string
}

async function findOwner(trx: Trx, item: SuspenseRow, named: Owner | null): Promise<Owner> {
  if (item.member_id !== null && item.merchant !== null) {
    if (named && named.id !== item.member_id)
      throw new PlainError('It belongs to the order of another account.')
    return { id: item.member_id, merchant: item.merchant }
  }
  if (!named)
    throw new PlainError('No order has its reference. Name the member with --member <merchant>/<account>.')
  return named
}

async function readMember(
  trx: Trx,
  member: { merchant: string; account: string } | null,
): Promise<Owner | null> {
  if (!member) return null
  const { merchant, account } = member
  const row = await findByAccount(trx, merchant, account)
  if (!row) throw new PlainError(`There is no account "${account}" at "${merchant}".`)
  return { id: row.id, merchant }
}

async function credit(
  trx: Trx,
  item: SuspenseRow,
  member: { merchant: string; account: string } | null,
  now: number,
): Promise<void> {
  const owner = await findOwner(trx, item, await readMember(trx, member))
  const currency = (await readMerchant(trx, owner.merchant))?.currency
  if (currency !== item.currency)
    throw new PlainError(
      `It is in ${item.currency}, but wallets there are in ${currency ?? 'none'}, so it can only be returned.`,
    )
  const booked = { ...item, merchant: owner.merchant }
  if (item.merchant === null) {
    if (item.is_booked) await bookReturn(trx, item, now)
    await bookHold(trx, booked, now)
    const whose = { merchant: owner.merchant, member_id: owner.id }
    await trx.updateTable('suspense_items').set(whose).where('id', '=', item.id).execute()
  }
  await bookCredit(trx, booked, owner.id, now)
}

async function readItem(trx: Trx, id: string) {
  const {
    state,
    merchant,
    member_id: member,
  } = await trx
    .selectFrom('suspense_items')
    .select(['state', 'merchant', 'member_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { state, merchant, member }
}

/**
 * Credits a payment in suspense to its member, or books it back to the provider: once, with who decided and why.
 * @throws PlainError saying what is wrong, also when it was decided already, or no reason is given.
 */
export async function resolveSuspense(
  trx: Trx,
  operation: SuspenseOperation,
  { by, why }: Actor,
  now: number,
): Promise<Change> {
  if (why === null) throw new PlainError('Give a reason: --why "<words>".')
  const item = await lockHeld(trx, operation.item)
  await endTake(trx, item.id, by, now)
  const before = await readItem(trx, item.id)
  if (operation.kind === 'suspense-credit') await credit(trx, item, operation.member, now)
  else if (item.is_booked) await bookReturn(trx, item, now)
  await trx
    .updateTable('suspense_items')
    .set({
      state: operation.kind === 'suspense-credit' ? 'credited' : 'returned',
      resolved_at: now,
      resolved_by: by,
      why,
    })
    .where('id', '=', item.id)
    .execute()
  const after = await readItem(trx, item.id)
  if (item.deposit_id !== null) {
    const deposit = await trx
      .selectFrom('deposits')
      .selectAll()
      .where('id', '=', item.deposit_id)
      .executeTakeFirstOrThrow()
    await pushOrder(trx, deposit)
  }
  return { merchant: after.merchant, subject: item.id, before, after }
}
