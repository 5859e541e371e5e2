import { balanceCall, merchantWalletCall, minorToDecimal } from '@plaza/contract'
import { readBalance } from '../../../kernel/ledger'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'

/** Balance of the signed-in account, and of its main wallet alone (WALLET-1). */
export function walletModule(gateway: Gateway): void {
  registerMemberCall(gateway, balanceCall, async ({ member, context }) => {
    const owner = { memberId: member.id, merchant: member.merchant, currency: context.merchant.currency }
    const balance = await readBalance(gateway.db.read, owner, context.now)
    return { ...balance, sumBalance: minorToDecimal(balance.totalMinor, balance.currency) }
  })
  registerMemberCall(gateway, merchantWalletCall, async ({ member, context }) => {
    const owner = { memberId: member.id, merchant: member.merchant, currency: context.merchant.currency }
    const { wallets, currency } = await readBalance(gateway.db.read, owner, context.now)
    const main = wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
    return { balance: minorToDecimal(main, currency), currency }
  })
}
