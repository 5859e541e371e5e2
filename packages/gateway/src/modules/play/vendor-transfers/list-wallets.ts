import type { VendorWallets } from '@plaza/contract/money'
import type { Gateway } from '../../../kernel/gateway'
import { readBalance, type BalanceOwner } from '../../../kernel/ledger'
import { readVendors } from '../games'
import { transferVendors, type Vendors } from '../vendors'
import { highestStake } from '../../stakes/turnover'
import { askBalance } from './ask-balance'
import { isAutomatic } from './automatic'
import { latestTransfers, pendingTransfers, showTransfer, showWallet } from './show-wallets'
import { transferRange } from './transfer-range'

const recentShown = 10
/** A balance that a vendor said so recently is not asked for again, ms. */
const freshMs = 3_000

/**
 * The main wallet and those at vendors, each asked for its balance; one that does not answer within its deadline is shown as
 * it was last known, with its time (WALLET-2).
 */
export async function listWallets(
  gateway: Gateway,
  vendors: Vendors,
  owner: BalanceOwner & { site: string },
): Promise<VendorWallets> {
  const { db, clock, settings } = gateway
  const { memberId, site } = owner
  const links = await transferVendors(db.read, settings, site)
  const catalogue = await readVendors(db.read, site, clock.now())
  const askedBefore = await db.read
    .selectFrom('vendor_wallets')
    .select(['vendor', 'asked_at'])
    .where('member_id', '=', memberId)
    .execute()
  const isFresh = (vendor: string) => {
    const askedAt = askedBefore.find((row) => row.vendor === vendor)?.asked_at ?? null
    return askedAt !== null && clock.now() - askedAt < freshMs
  }
  const offered = [...links.keys()].flatMap((code) => catalogue.get(code) ?? [])
  const answering = await Promise.all(
    offered.map(async ({ code }) => {
      if (isFresh(code)) return true
      return (await askBalance(gateway, vendors, { ...owner, vendor: code })) !== undefined
    }),
  )
  const rows = await db.read
    .selectFrom('vendor_wallets')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute()
  const { wallets } = await readBalance(db.read, owner, clock.now())
  const holds = (wallet: string) => wallets.find((one) => one.wallet === wallet)?.balanceMinor ?? 0
  const pending = await pendingTransfers(db.read, memberId)
  const recent = await latestTransfers(db.read, memberId, recentShown)
  return {
    ...transferRange(owner.currency),
    mainMinor: holds('main'),
    currency: owner.currency,
    isAutomatic: await isAutomatic(db.read, owner),
    isHeldByBonus: (await highestStake(db.read, memberId)) !== null,
    wallets: offered.map((vendor, index) => {
      const row = rows.find((one) => one.vendor === vendor.code)
      const read = {
        vendor,
        balanceMinor: holds(`vendor:${vendor.code}`),
        askedAt: row?.asked_at ?? null,
        isAnswering: answering[index] ?? false,
        isReturning: (row?.return_at ?? null) !== null,
        pending: pending.find((one) => one.vendor === vendor.code),
      }
      return showWallet(read, catalogue)
    }),
    recent: recent.map((row) => showTransfer(row, catalogue)),
  }
}
