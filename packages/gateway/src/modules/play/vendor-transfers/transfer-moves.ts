import {
  transferChanged,
  type LedgerKind,
  type TransferCause,
  type TransferDirection,
  type TransferFailure,
  type VendorTransferState,
} from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { memberWallet, transfer, type AccountName } from '../../../kernel/ledger'
import { newOrderNumber } from '../../../kernel/order-number'
import { pushEvent } from '../../../kernel/stream/push'
import type { VendorBalance } from '../vendors'
import { settleWallet } from './settle-balance'
import type { VendorTransferRow, VendorWalletRow } from './tables'
import { lockWallet, ownerOf, pendingTransfer, vendorAccount, type WalletOwner } from './vendor-wallet'

/** How long the process that made a transfer may take for its first try, ms; then any process goes on with it. */
const firstTryMs = 10_000

/** Whether no try has been made to bring a transfer to its end. */
export const isUntried = ({
  state,
  attempts,
  next_at: nextAt,
  created_at: createdAt,
}: VendorTransferRow): boolean => state === 'pending' && attempts === 0 && nextAt === createdAt + firstTryMs

/** The bookings of a transfer, by which way it goes. */
const kinds = {
  in: { pending: 'vendor-in', done: 'vendor-in-done', failed: 'vendor-in-returned' },
  out: { pending: 'vendor-out', done: 'vendor-out-done', failed: 'vendor-out-returned' },
} as const satisfies Record<TransferDirection, Record<VendorTransferState, LedgerKind>>

/** A transfer that is to be made. */
export interface NewVendorTransfer {
  direction: TransferDirection
  amountMinor: number
  cause: TransferCause
}

/** How a transfer ended; the balance is what the vendor says of the wallet then. */
export type TransferEnd = { balance?: VendorBalance } & (
  | { state: 'done' }
  | { state: 'failed'; reason: TransferFailure }
)

/** Books the amount of a transfer from one account to another. `again` marks the bookings that correct its end. */
async function move(
  trx: Trx,
  row: VendorTransferRow,
  { kind, again = '' }: { kind: LedgerKind; again?: string },
  [from, to]: [AccountName, AccountName],
  now: number,
): Promise<void> {
  await transfer(trx, {
    merchant: row.merchant,
    currency: row.currency,
    kind,
    reference: row.id,
    idempotencyKey: `${kind}:${row.id}${again}`,
    entries: [
      { account: from, amountMinor: -row.amount_minor },
      { account: to, amountMinor: row.amount_minor },
    ],
    now,
  })
}

const book = (
  trx: Trx,
  row: VendorTransferRow,
  state: VendorTransferState,
  accounts: [AccountName, AccountName],
  now: number,
): Promise<void> => move(trx, row, { kind: kinds[row.direction][state] }, accounts, now)

const say = (trx: Trx, { id, member_id: memberId, state }: VendorTransferRow) =>
  pushEvent(trx, memberId, transferChanged, { id, type: 'vendor', state })

/** The wallet that money leaves, and the one that it is meant for. */
function walletsOf(row: VendorTransferRow): [AccountName, AccountName] {
  const main = memberWallet(row.member_id, 'main')
  const vendor = vendorAccount(ownerOf(row))
  return row.direction === 'in' ? [main, vendor] : [vendor, main]
}

const transitOf = (row: VendorTransferRow) => memberWallet(row.member_id, 'transfer:transit')

/**
 * Takes an amount from its wallet: it is on its way, owned by the member and counted once. Undefined when another
 * transfer with this vendor is on its way. The caller, or a job after it, asks the vendor to move it.
 * @throws CallFailure `wallet.insufficient`
 */
export async function beginTransfer(
  trx: Trx,
  owner: WalletOwner,
  { direction, amountMinor, cause }: NewVendorTransfer,
  now: number,
): Promise<VendorTransferRow | undefined> {
  await lockWallet(trx, owner)
  if (await pendingTransfer(trx, owner)) return undefined
  const row: VendorTransferRow = {
    id: newOrderNumber('TR'),
    merchant: owner.merchant,
    site: owner.site,
    member_id: owner.memberId,
    vendor: owner.vendor,
    direction,
    cause,
    amount_minor: amountMinor,
    currency: owner.currency,
    state: 'pending',
    reason: null,
    next_at: now + firstTryMs,
    attempts: 0,
    created_at: now,
    ended_at: null,
    doubt: null,
  }
  await trx.insertInto('vendor_transfers').values(row).execute()
  const [from] = walletsOf(row)
  await book(trx, row, 'pending', [from, transitOf(row)], now)
  await say(trx, row)
  return row
}

/** Records what a vendor finally says of a transfer that an operator settled: it confirms or contradicts how that was done. */
async function confirmEnd(
  trx: Trx,
  row: VendorTransferRow,
  { wallet, end }: { wallet: VendorWalletRow; end: TransferEnd },
  now: number,
): Promise<VendorTransferRow> {
  if (row.doubt !== 'unconfirmed') return row
  const doubt = end.state === row.state ? null : ('contradicted' as const)
  await trx.updateTable('vendor_transfers').set({ doubt, next_at: null }).where('id', '=', row.id).execute()
  if (end.balance) await settleWallet(trx, wallet, end.balance, now)
  return { ...row, doubt, next_at: null }
}

/**
 * Ends a transfer once, however often its end is found out: the money arrives, or is where it came from (WALLET-2). After
 * an operator settled it, the vendor's word confirms or contradicts that, and moves nothing.
 */
export async function endTransfer(
  trx: Trx,
  { id, ...pending }: VendorTransferRow,
  end: TransferEnd,
  now: number,
): Promise<VendorTransferRow> {
  const wallet = await lockWallet(trx, ownerOf({ id, ...pending }))
  const row = await trx
    .selectFrom('vendor_transfers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.state !== 'pending') return confirmEnd(trx, row, { wallet, end }, now)
  const reason = end.state === 'failed' ? end.reason : null
  const change = { state: end.state, reason, next_at: null, ended_at: now }
  await trx.updateTable('vendor_transfers').set(change).where('id', '=', id).execute()
  const [from, to] = walletsOf(row)
  await book(trx, row, end.state, [transitOf(row), end.state === 'done' ? to : from], now)
  if (end.balance) await settleWallet(trx, wallet, end.balance, now)
  const ended = { ...row, ...change }
  await say(trx, ended)
  return ended
}

/** Moves the money of an ended transfer to where it would be had it ended the other way, through the transit account (WALLET-2). */
export async function reverseEnd(trx: Trx, row: VendorTransferRow, now: number): Promise<void> {
  const [from, to] = walletsOf(row)
  const transit = transitOf(row)
  const again = ':corrected'
  const way = kinds[row.direction]
  const back = kinds[row.direction === 'in' ? 'out' : 'in']
  if (row.state === 'failed') {
    await move(trx, row, { kind: way.pending, again }, [from, transit], now)
    await move(trx, row, { kind: way.done, again }, [transit, to], now)
  } else {
    await move(trx, row, { kind: back.pending, again }, [to, transit], now)
    await move(trx, row, { kind: way.failed, again }, [transit, from], now)
  }
}
