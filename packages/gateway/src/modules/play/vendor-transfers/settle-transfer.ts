import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Trx } from '../../../kernel/database/database'
import { accountNames } from '../../identity/directory'
import type { VendorTransferRow } from './tables'
import { giveUpMs } from './attempt-transfer'
import { endTransfer, reverseEnd, type TransferEnd } from './transfer-moves'
import { lockWallet, ownerOf } from './vendor-wallet'

/** How an operator resolves a transfer whose vendor gives no answer. */
export interface TransferSettlement {
  kind: 'vendor-transfer-settle'
  transfer: string
  /** Whether the money arrived where it was meant for, or goes back to where it came from. */
  end: 'arrived' | 'returned'
}

/** A transfer on its way or in doubt, with the account that it belongs to. */
export type OpenTransfer = VendorTransferRow & { account: string }

const mostListed = 500

/** Transfers between members' wallets and vendors that are on their way or in doubt, the oldest first. */
export async function openTransfers(queries: Queries): Promise<OpenTransfer[]> {
  const rows = await queries
    .selectFrom('vendor_transfers')
    .selectAll()
    .where((where) => where.or([where('state', '=', 'pending'), where('doubt', 'is not', null)]))
    .orderBy('created_at')
    .limit(mostListed)
    .execute()
  const names = await accountNames(
    queries,
    rows.map((row) => row.member_id),
  )
  return rows.map((row) => ({ ...row, account: names.get(row.member_id) ?? '' }))
}

const ends = {
  arrived: { state: 'done' },
  returned: { state: 'failed', reason: 'cancelled' },
} as const satisfies Record<TransferSettlement['end'], TransferEnd>

/** How long after it was settled a transfer is asked about again, ms. */
const confirmMs = 60_000

/** Settles a transfer again whose vendor contradicts how it was settled: the other way, or as it was. */
async function decideDoubt(trx: Trx, row: VendorTransferRow, end: TransferEnd, now: number): Promise<Change> {
  if (end.state !== row.state) {
    try {
      await reverseEnd(trx, row, now)
    } catch (error) {
      if (!(error instanceof CallFailure && error.code === 'wallet.insufficient')) throw error
      throw new PlainError('There is less than the amount where it was settled to: nothing was moved.')
    }
  }
  const reason = end.state === 'failed' ? end.reason : null
  const change = { state: end.state, reason, doubt: null, ended_at: now }
  await trx.updateTable('vendor_transfers').set(change).where('id', '=', row.id).execute()
  return {
    merchant: row.merchant,
    subject: row.id,
    before: { state: row.state },
    after: { state: end.state },
  }
}

/**
 * Ends a transfer once, as its vendor reported it elsewhere, with who settled it and why (WALLET-2). The vendor is asked on:
 * until it confirms the end, no difference of the wallet is booked, because the amount would look like a win or a loss. When
 * it contradicts it, the transfer is settled once more, and the money is moved if the end is another.
 * @throws PlainError saying what is wrong, also when it has ended already, no reason is given, or the gateway has not yet told the
 * vendor to refuse it: until then the vendor may still carry it out.
 */
export async function settleTransfer(
  trx: Trx,
  { transfer: id, end }: TransferSettlement,
  { why }: Actor,
  now: number,
): Promise<Change> {
  if (why === null) throw new PlainError('Give a reason: --why "<words>".')
  const read = trx.selectFrom('vendor_transfers').selectAll().where('id', '=', id)
  const found = await read.executeTakeFirst()
  if (!found) throw new PlainError(`There is no transfer "${id}".`)
  await lockWallet(trx, ownerOf(found))
  const row = await read.executeTakeFirstOrThrow()
  if (row.doubt === 'contradicted') return decideDoubt(trx, row, ends[end], now)
  if (row.state !== 'pending')
    throw new PlainError(`It ended at ${new Date(row.ended_at ?? now).toISOString()}: ${row.state}.`)
  const settledFrom = row.created_at + giveUpMs
  if (now < settledFrom)
    throw new PlainError(
      `The gateway is still asking the vendor. It can be settled from ${new Date(settledFrom).toISOString()}.`,
    )
  const ended = await endTransfer(trx, row, ends[end], now)
  const doubt = { doubt: 'unconfirmed', next_at: now + confirmMs } as const
  await trx.updateTable('vendor_transfers').set(doubt).where('id', '=', id).execute()
  return { merchant: row.merchant, subject: id, before: { state: row.state }, after: { state: ended.state } }
}
