import { parseAmount } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import type { Selectable } from 'kysely'
import type { Actor, Change } from '../../../kernel/audit'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Schema } from '../../../kernel/database/schema'
import { houseAccount, lockAccounts, memberWallet, transfer } from '../../../kernel/ledger'
import { readMerchant, type Merchant } from '../../../kernel/merchants/merchants'
import { isAnotherOperator } from '../../../kernel/operators'
import { newOrderNumber } from '../../../kernel/order-number'
import { findByAccount } from '../../identity/directory'
import { endTake } from '../review-takes'
import { addRequirement } from '../../stakes/turnover'
import { openMs } from './waiting-adjustments'

/** A correction of a member's wallet. The first operator asks for it, a second one who asks for the same books it. */
export interface Adjustment {
  kind: 'adjust'
  merchant: string
  account: string
  /** Decimal with its sign: a credit, or what is taken. */
  amount: string
  /** How often a credit has to be staked, in tenths. */
  turnoverTenths: number
}

type AdjustmentRow = Selectable<Schema['adjustments']>

function readMinor(amount: string, { currency }: Merchant): number {
  const isTaken = amount.startsWith('-')
  const { minor } = parseAmount(isTaken ? amount.slice(1) : amount, currency)
  if (minor === undefined || minor <= 0) throw new PlainError(`"${amount}" is not an amount in ${currency}.`)
  return isTaken ? -minor : minor
}

async function book(trx: Trx, row: AdjustmentRow, now: number): Promise<void> {
  const { merchant, currency, member_id: memberId, amount_minor: amountMinor, id } = row
  try {
    await transfer(trx, {
      merchant,
      currency,
      kind: 'adjustment',
      reference: id,
      idempotencyKey: `adjustment:${id}`,
      entries: [
        { account: houseAccount('house:adjustments'), amountMinor: -amountMinor },
        { account: memberWallet(memberId, 'main'), amountMinor },
      ],
      now,
    })
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'wallet.insufficient')
      throw new PlainError('The main wallet has less than that.', { cause: error })
    throw error
  }
  if (amountMinor < 0) return
  const requiredMinor = Math.ceil((amountMinor * row.turnover_tenths) / 10)
  const requirement = { merchant, memberId, currency, reference: id, amountMinor, requiredMinor, now }
  await addRequirement(trx, { kind: 'adjustment', ...requirement })
}

/** The latest request for the same correction that waits for a second operator. */
const openRequest = (
  trx: Trx,
  row: Pick<AdjustmentRow, 'member_id' | 'amount_minor' | 'turnover_tenths'>,
  now: number,
) =>
  trx
    .selectFrom('adjustments')
    .selectAll()
    .where('member_id', '=', row.member_id)
    .where('amount_minor', '=', row.amount_minor)
    .where('turnover_tenths', '=', row.turnover_tenths)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', now - openMs)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Asks for a correction of a member's main wallet, or books one that another operator asked for within a day: never by
 * one operator alone (WITHDRAW-6). A credit has to be staked, once unless said otherwise (WITHDRAW-7).
 * @throws PlainError saying what is wrong; nothing is booked or asked for then
 */
export async function adjust(
  trx: Trx,
  { merchant: code, account, amount, turnoverTenths }: Adjustment,
  { by, why }: Actor,
  now: number,
): Promise<Change> {
  if (why === null) throw new PlainError('Give a reason: --why "<words>".')
  const merchant = await readMerchant(trx, code)
  if (!merchant) throw new PlainError(`There is no merchant "${code}".`)
  const member = await findByAccount(trx, code, account)
  if (!member) throw new PlainError(`There is no account "${account}" at "${code}".`)
  const { currency } = merchant
  const wanted = {
    member_id: member.id,
    amount_minor: readMinor(amount, merchant),
    turnover_tenths: turnoverTenths,
  }
  // Of two operators at once the second finds what the first wrote.
  await lockAccounts(trx, code, currency, [memberWallet(member.id, 'main')])
  const asked = await openRequest(trx, wanted, now)
  const subject = `${code}/${member.account}`
  if (!asked) {
    const row: AdjustmentRow = {
      ...wanted,
      id: newOrderNumber('AD'),
      merchant: code,
      currency,
      asked_by: by,
      asked_at: now,
      confirmed_by: null,
      confirmed_at: null,
    }
    await trx.insertInto('adjustments').values(row).execute()
    const after = { id: row.id, amountMinor: row.amount_minor, state: 'asked' }
    return { merchant: code, subject, before: {}, after }
  }
  if (!isAnotherOperator(asked.asked_by, by))
    throw new PlainError(`${by} has asked for it already: another operator confirms it.`)
  await endTake(trx, asked.id, by, now)
  await trx
    .updateTable('adjustments')
    .set({ confirmed_by: by, confirmed_at: now })
    .where('id', '=', asked.id)
    .execute()
  await book(trx, asked, now)
  const before = { id: asked.id, amountMinor: asked.amount_minor, state: 'asked', askedBy: asked.asked_by }
  return { merchant: code, subject, before, after: { ...before, state: 'booked', confirmedBy: by } }
}
