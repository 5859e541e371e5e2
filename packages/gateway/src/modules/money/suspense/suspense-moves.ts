import type { Selectable } from 'kysely'
import type { SuspenseRow } from './tables'
import type { Trx } from '../../../kernel/database/database'
import type { Schema } from '../../../kernel/database/schema'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { openUnassigned, unassigned } from '../../../kernel/merchants/unassigned'
import { newOrderNumber } from '../../../kernel/order-number'
import { pushEvent } from '../../../kernel/stream/push'
import { addRequirement } from '../../stakes/turnover'

/** A payment as a provider reported it. */
export interface ReceivedPayment {
  /** Key of the report in `provider_events`. */
  eventId: string
  method: string
  reference: string
  amountMinor: number
  currency: string
  /** The network on which it came, when that was another than the order's. */
  network?: string
}

type DepositRow = Selectable<Schema['deposits']>

/** The merchant in whose ledger a payment in suspense is: nobody's while no order has its reference. */
export const ledgerOf = ({ merchant }: Pick<SuspenseRow, 'merchant'>): string => merchant ?? unassigned

/** Books money between `psp:suspense` and another account, once for an item and kind. Positive adds to suspense. */
async function book(
  trx: Trx,
  item: SuspenseRow,
  kind: 'suspense-hold' | 'suspense-credit' | 'suspense-return',
  entry: { other: ReturnType<typeof houseAccount>; amountMinor: number; now: number },
): Promise<void> {
  const { other, amountMinor, now } = entry
  await transfer(trx, {
    merchant: ledgerOf(item),
    currency: item.currency,
    kind,
    // Of an order, its own number: it is what the member knows and what the records are searched by.
    reference: item.deposit_id ?? item.id,
    idempotencyKey: `${kind}:${item.id}`,
    entries: [
      { account: houseAccount('psp:suspense'), amountMinor },
      { account: other, amountMinor: -amountMinor },
    ],
    now,
  })
}

/** Books what came into suspense: from the provider's clearing account. */
export const bookHold = (trx: Trx, item: SuspenseRow, now: number): Promise<void> =>
  book(trx, item, 'suspense-hold', {
    other: houseAccount('psp:clearing'),
    amountMinor: item.amount_minor,
    now,
  })

/** Books an item to a member's main wallet: a deposit, which has to be staked once (WITHDRAW-7). */
export async function bookCredit(trx: Trx, item: SuspenseRow, memberId: string, now: number): Promise<void> {
  const { id, currency, amount_minor: amountMinor } = item
  const merchant = ledgerOf(item)
  const other = memberWallet(memberId, 'main')
  await book(trx, item, 'suspense-credit', { other, amountMinor: -amountMinor, now })
  const held = { kind: 'deposit', reference: id, amountMinor, requiredMinor: amountMinor } as const
  await addRequirement(trx, { merchant, memberId, currency, ...held, now })
}

/** Books an item back to the provider, or out of the books of nobody. */
export const bookReturn = (trx: Trx, item: SuspenseRow, now: number): Promise<void> =>
  book(trx, item, 'suspense-return', {
    other: houseAccount('psp:clearing'),
    amountMinor: -item.amount_minor,
    now,
  })

/** Makes the open pages of a deposit's member load the order again. */
export const pushOrder = (trx: Trx, { id, member_id: memberId, state }: DepositRow): Promise<void> =>
  pushEvent(trx, memberId, 'order:changed', { id, type: 'deposit', state })

/**
 * Keeps money that cannot be credited as ordered: booked from the provider's clearing account to `psp:suspense` of the
 * order's merchant and shown on the order. Without an order it is in the books of money whose merchant is not known yet.
 */
export async function holdPayment(
  trx: Trx,
  payment: ReceivedPayment,
  deposit: DepositRow | undefined,
  cause: SuspenseRow['cause'],
  now: number,
): Promise<void> {
  const item: SuspenseRow = {
    id: newOrderNumber('HP'),
    event_id: payment.eventId,
    method: payment.method,
    reference: payment.reference,
    merchant: deposit?.merchant ?? null,
    member_id: deposit?.member_id ?? null,
    deposit_id: deposit?.id ?? null,
    amount_minor: payment.amountMinor,
    currency: payment.currency,
    cause,
    network: payment.network ?? null,
    state: 'held',
    received_at: now,
    resolved_at: null,
    resolved_by: null,
    why: null,
    is_booked: true,
  }
  if (!deposit) await openUnassigned(trx, payment.currency)
  await trx.insertInto('suspense_items').values(item).execute()
  await bookHold(trx, item, now)
  if (deposit) await pushOrder(trx, deposit)
}
