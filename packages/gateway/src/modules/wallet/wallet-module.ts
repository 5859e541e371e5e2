import { balanceCall, minorToDecimal } from '@plaza/contract'
import { readBalance } from '../../db/ledger'
import type { Gateway } from '../../gateway'
import { registerMemberCall } from '../../http/register-call'

/** Balance of the signed-in account (spec §7 Wallets). */
export function walletModule(gateway: Gateway): void {
  registerMemberCall(gateway, balanceCall, async ({ member, context }) => {
    const owner = { memberId: member.id, merchant: member.merchant, currency: context.merchant.currency }
    const balance = await readBalance(gateway.db.read, owner, context.now)
    return { ...balance, sumBalance: minorToDecimal(balance.totalMinor) }
  })
}
