import { minorToDecimal } from '@plaza/contract/kernel'
import { balanceCall, merchantWalletCall } from '@plaza/contract/money'
import { balanceChannel, readBalance } from '../../../kernel/ledger'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'

function calls(gateway: Gateway): void {
  let stop: (() => Promise<void>) | undefined
  gateway.app.addHook('onReady', async () => {
    // After a broken connection the listener of pushes reads the facts again.
    stop = await gateway.db.listen(balanceChannel, (memberId) => {
      if (memberId !== '') gateway.streams.changed(memberId, 'balance')
    })
  })
  gateway.app.addHook('preClose', async () => stop?.())

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

/** Balance of the signed-in account, and of its main wallet alone (WALLET-1). */
export const walletModule = defineModule({
  name: 'money/wallet',
  calls,
  streams: (gateway) => [
    {
      event: 'balance:changed',
      // A played round is reported by its game session; it changes the balance too.
      topics: ['balance', 'played'],
      isSentOnConnect: true,
      read: async ({ member, merchant, now }) => {
        const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
        const balance = await readBalance(gateway.db.read, owner, now)
        return { payload: balance, version: balance.version }
      },
    },
  ],
})
