import { PlainError } from '@plaza/server-kit'
import type { Actor, Change } from '../../../kernel/audit'
import type { Queries, Trx } from '../../../kernel/database/database'
import { accountNames } from '../../identity/directory'
import type { VendorTransferRow } from './tables'
import { giveUpMs } from './attempt-transfer'
import { endTransfer, type TransferEnd } from './transfer-moves'

/** How an operator resolves a transfer whose vendor gives no answer. */
export interface TransferSettlement {
  kind: 'vendor-transfer-settle'
  transfer: string
  /** Whether the money arrived where it was meant for, or goes back to where it came from. */
  end: 'arrived' | 'returned'
}

/** A transfer on its way, with the account that it belongs to. */
export type OpenTransfer = VendorTransferRow & { account: string }

const mostListed = 500

/** Unresolved transfers between members' wallets and vendors, the oldest first. */
export async function openTransfers(queries: Queries): Promise<OpenTransfer[]> {
  const rows = await queries
    .selectFrom('vendor_transfers')
    .selectAll()
    .where('state', '=', 'pending')
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

/**
 * Ends a transfer once, as its vendor reported it elsewhere, with who settled it and why (WALLET-2).
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
  const row = await trx.selectFrom('vendor_transfers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new PlainError(`There is no transfer "${id}".`)
  const settledFrom = row.created_at + giveUpMs
  if (row.state === 'pending' && now < settledFrom)
    throw new PlainError(
      `The gateway is still asking the vendor. It can be settled from ${new Date(settledFrom).toISOString()}.`,
    )
  const ended = await endTransfer(trx, row, ends[end], now)
  if (ended.ended_at !== now)
    throw new PlainError(`It ended at ${new Date(ended.ended_at ?? now).toISOString()}: ${ended.state}.`)
  return { merchant: row.merchant, subject: id, before: { state: row.state }, after: { state: ended.state } }
}
