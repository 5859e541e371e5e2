import {
  operatorBalanceAnswerSchema,
  operatorTransferAnswerSchema,
  type OperatorTransferAnswer,
} from '@plaza/contract/vendors'
import { plazaV1 } from './plaza-v1'
import type { SignedPost } from './signed-post'
import {
  VendorAway,
  type AskedTransfer,
  type VendorAdapter,
  type VendorWalletCalls,
  type VendorWalletOf,
} from './vendor-adapter'
import type { VendorLink } from './vendor-links'

/** Speaks `operator-api.ts` with a vendor of transfer type: the calls of `plaza-v1`, and those of its wallets. */
export function plazaTransferV1(post: SignedPost): VendorAdapter {
  const about = ({ vendor }: VendorLink, { player, currency }: VendorWalletOf) => ({
    vendor,
    player,
    currency,
  })
  /** An answer about another transfer or in another currency says nothing about this one. */
  const checked = (answer: OperatorTransferAnswer, asked: AskedTransfer): OperatorTransferAnswer => {
    const isAboutIt = answer.transaction === asked.transaction && answer.currency === asked.currency
    const isWhole = answer.state !== 'done' || answer.amountMinor === asked.amountMinor
    if (!isAboutIt || !isWhole) throw new VendorAway(`the answer to ${asked.transaction} is about another`)
    return answer
  }
  const asking =
    (action: 'transfer-state' | 'transfer-cancel') => async (link: VendorLink, asked: AskedTransfer) => {
      const body = { ...about(link, asked), transaction: asked.transaction }
      return checked(await post(link, action, body, operatorTransferAnswerSchema), asked)
    }
  const wallets: VendorWalletCalls = {
    balance: async (link, wallet) => {
      const answer = await post(link, 'balance', about(link, wallet), operatorBalanceAnswerSchema)
      if (answer.currency !== wallet.currency) throw new VendorAway('the balance is in another currency')
      return answer
    },
    transfer: async (link, asked) => {
      const { transaction, direction, amountMinor } = asked
      const body = { ...about(link, asked), transaction, direction, amountMinor }
      return checked(await post(link, 'transfer', body, operatorTransferAnswerSchema), asked)
    },
    transferState: asking('transfer-state'),
    cancelTransfer: asking('transfer-cancel'),
  }
  return { ...plazaV1(post), wallets }
}
