import type { SuspenseRow } from './tables'
import type { Actor, Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant, type Merchant } from '../../../kernel/merchants/merchants'
import { CallFailure } from '../../../kernel/call-failure'
import { minorToDecimal } from '@plaza/contract/kernel'
import { limitPeriods } from '@plaza/contract/money'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { findByAccount } from '../../identity/directory'
import { kycBeforeDeposit } from '../../identity/kyc'
import { endTake } from '../review-takes'
import { checkDepositLimits, limitContext, type DepositUse } from '../deposit-limits'
import { recordState } from '../orders'
import { lockHeld } from './held-case'
import { bookCredit, bookHold, bookReturn, pushOrder } from './suspense-moves'

/** What a refusal says of the limit that it is about. */
const reachedSchema = z.object({ period: z.enum(limitPeriods), limitMinor: z.int(), usedMinor: z.int() })

/** What an operator decides about a payment in suspense. */
export type SuspenseOperation =
  /** `member` is for a payment without an order: whose it is. */
  | {
      kind: 'suspense-credit'
      item: string
      member: { merchant: string; account: string } | null
      /** Whether it is credited although it passes a limit of its member (RG-7). */
      overLimit?: boolean
    }
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

/** Warns where a limit of the member would be passed (RG-7). @throws PlainError with the limit and what is used of it */
async function checkLimits(
  trx: Trx,
  item: SuspenseRow,
  whose: { memberId: string; merchant: Merchant },
  how: Crediting,
): Promise<void> {
  const { amount_minor: amountMinor, currency } = item
  try {
    const context = limitContext(whose.memberId, { merchant: whose.merchant, now: how.now })
    await checkDepositLimits(trx, amountMinor, context, how.use)
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== 'deposit.limit.reached') throw error
    const { period, limitMinor, usedMinor } = z.parse(reachedSchema, error.value)
    const [limit, used] = [limitMinor, usedMinor].map((minor) => minorToDecimal(minor, currency))
    throw new PlainError(
      `It would pass the member's deposit limit of ${limit} ${currency} a ${period}, of which ${used} are used. Return it, or credit it all the same with --over-limit.`,
      { cause: error },
    )
  }
}

/** Refuses a member whom its merchant asks to be verified first (KYC-2). @throws PlainError saying so; no option passes it */
async function checkVerified(trx: Trx, memberId: string, merchant: Merchant): Promise<void> {
  const level = await kycBeforeDeposit(trx, merchant, memberId)
  if (level === null) return
  throw new PlainError(
    `${merchant.code} takes no deposit before ${level} verification, which its member does not have. Return it, or credit it once the member's documents are approved.`,
  )
}

/** A payment for no order becomes one of its own when it is credited, so that it is a deposit like any other. */
async function makeOrder(trx: Trx, item: SuspenseRow, owner: Owner, now: number): Promise<void> {
  const order = {
    id: item.id,
    merchant: owner.merchant,
    member_id: owner.id,
    method: item.method,
    amount_minor: item.amount_minor,
    fee_minor: 0,
    currency: item.currency,
    state: 'credited',
    reason: null,
    // What the payer gave may come again.
    reference: item.id,
    created_at: now,
    expires_at: now,
    due_at: null,
    instructions: null,
    said_paid_at: null,
    progress_height: null,
  } as const
  await trx.insertInto('deposits').values(order).execute()
  await recordState(trx, order, 'deposit', 'credited', now)
}

/** When a payment is credited, and what counts as deposited. */
interface Crediting {
  now: number
  use: DepositUse
}

async function credit(
  trx: Trx,
  item: SuspenseRow,
  { member, overLimit = false }: Extract<SuspenseOperation, { kind: 'suspense-credit' }>,
  how: Crediting,
): Promise<void> {
  const { now } = how
  const owner = await findOwner(trx, item, await readMember(trx, member))
  const merchant = await readMerchant(trx, owner.merchant)
  const currency = merchant?.currency
  if (!merchant || currency !== item.currency)
    throw new PlainError(
      `It is in ${item.currency}, but wallets there are in ${currency ?? 'none'}, so it can only be returned.`,
    )
  await checkVerified(trx, owner.id, merchant)
  if (!overLimit) await checkLimits(trx, item, { memberId: owner.id, merchant }, how)
  const booked = { ...item, merchant: owner.merchant }
  if (item.merchant === null) {
    if (item.is_booked) await bookReturn(trx, item, now)
    await bookHold(trx, booked, now)
    const whose = { merchant: owner.merchant, member_id: owner.id }
    await trx.updateTable('suspense_items').set(whose).where('id', '=', item.id).execute()
  }
  if (item.deposit_id === null) await makeOrder(trx, item, owner, now)
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
 * @throws PlainError saying what is wrong, also when it was decided already, no reason is given, or a limit would be passed.
 */
export async function resolveSuspense(
  trx: Trx,
  operation: SuspenseOperation,
  { by, why }: Actor,
  how: Crediting,
): Promise<Change> {
  const { now } = how
  if (why === null) throw new PlainError('Give a reason: --why "<words>".')
  const item = await lockHeld(trx, operation.item)
  await endTake(trx, item.id, by, now)
  const before = await readItem(trx, item.id)
  if (operation.kind === 'suspense-credit') await credit(trx, item, operation, how)
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
