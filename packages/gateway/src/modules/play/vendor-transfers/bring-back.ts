import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import type { Vendors } from '../vendors'
import { askBalance } from './ask-balance'
import { attemptTransfer } from './attempt-transfer'
import type { VendorWalletRow } from './tables'
import { beginTransfer } from './transfer-moves'
import { lockWallet, ownerOf, pendingTransfer, vendorBalance } from './vendor-wallet'

const due = { table: 'vendor_wallets', key: 'id', at: 'return_at' } as const
const mostAtOnce = 10
const pauseMs = sql<number>`coalesce((array[8000, 20000, 45000])[attempts + 1], 60000)`
/** A process that has this in hand is given so long, ms, before a job goes on with it. */
export const inHandMs = 10_000

/** Has everything in some wallets brought back, at a time or as soon as their vendors answer. */
export async function wantBack(
  trx: Trx,
  wallets: { memberId: string; vendor?: string },
  at: number,
): Promise<VendorWalletRow[]> {
  let update = trx
    .updateTable('vendor_wallets')
    .set({ return_at: at, attempts: 0 })
    .where('member_id', '=', wallets.memberId)
  if (wallets.vendor !== undefined) update = update.where('vendor', '=', wallets.vendor)
  return update.returningAll().execute()
}

/** Leaves what is in a wallet there: its member plays on. */
export async function leaveThere(trx: Trx, memberId: string, vendor: string): Promise<void> {
  await trx
    .updateTable('vendor_wallets')
    .set({ return_at: null })
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .execute()
}

/**
 * Brings back everything that the vendor says is in a wallet, stakes of open rounds excepted. True when nothing is left to be
 * done but to follow the transfer; false while the vendor does not answer or another transfer is on its way.
 */
export async function bringBack(
  gateway: Gateway,
  vendors: Vendors,
  wallet: VendorWalletRow,
): Promise<boolean> {
  const { db, clock } = gateway
  const owner = ownerOf(wallet)
  if (await pendingTransfer(db.read, owner)) return false
  const balance = await askBalance(gateway, vendors, owner)
  if (!balance) return false
  const transfer = await db.transaction(async (trx) => {
    const now = clock.now()
    const { return_at: wantedAt } = await lockWallet(trx, owner)
    if (wantedAt === null || (await pendingTransfer(trx, owner))) return undefined
    await leaveThere(trx, owner.memberId, owner.vendor)
    const amountMinor = Math.min(await vendorBalance(trx, owner, now), balance.balanceMinor)
    if (amountMinor === 0) return undefined
    return beginTransfer(trx, owner, { direction: 'out', amountMinor, cause: 'return' }, now)
  })
  if (transfer) await attemptTransfer(gateway, vendors, transfer, { isFirst: true })
  return true
}

/** Brings back what members wanted back while its vendor did not answer, or when their process died (WALLET-2). */
export const bringBackJob = (gateway: Gateway, vendors: Vendors): Job =>
  dueJob(gateway, due, {
    name: 'vendor-wallets',
    run: async () => {
      const { db, clock, app } = gateway
      const rows = await db.transaction((trx) =>
        claimDue(trx, due, { now: clock.now(), limit: mostAtOnce, putOffMs: pauseMs, hasAttempts: true }),
      )
      const results = await Promise.allSettled(rows.map((row) => bringBack(gateway, vendors, row)))
      for (const result of results)
        if (result.status === 'rejected') app.log.error({ err: result.reason }, 'bringing back failed')
      return rows.length
    },
  })
