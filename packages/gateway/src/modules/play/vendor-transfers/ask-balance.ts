import type { Gateway } from '../../../kernel/gateway'
import { playerOf, type VendorBalance, type Vendors } from '../vendors'
import { isNoAnswer } from './attempt-transfer'
import { settleBalance } from './settle-balance'
import type { WalletOwner } from './vendor-wallet'

/** Asks a vendor what a wallet holds and books it; undefined when it does not answer. */
export async function askBalance(
  { db, clock }: Gateway,
  vendors: Vendors,
  owner: WalletOwner,
): Promise<VendorBalance | undefined> {
  const link = await vendors.find(db.read, owner.site, owner.vendor)
  if (!link) return undefined
  try {
    const player = await playerOf(db.write, owner.memberId, link.platform, clock.now())
    const balance = await vendors.wallets.balance(link, { player, currency: owner.currency })
    await db.transaction((trx) => settleBalance(trx, owner, balance, clock.now()))
    return balance
  } catch (error) {
    if (!isNoAnswer(error)) throw error
    return undefined
  }
}
