import {
  defaultPayoutAccountCall,
  payoutAccountsCall,
  payoutLabel,
  removePayoutAccountCall,
  type PayoutAccount,
} from '@plaza/contract/money'
import { useCallMutation, useForget, type CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useAccountsText } from '../../locales/accounts/texts'

/** What can be done to a payout account; `onDone` closes its sheet. The list is loaded again whatever the result. */
export function useAccountActions(account: PayoutAccount, onDone: () => void) {
  const t = useAccountsText()
  const { events } = useRemote()
  const forget = useForget()
  const setDefault = useCallMutation(defaultPayoutAccountCall)
  const removal = useCallMutation(removePayoutAccountCall)
  const params = { id: account.id }
  const ending = (text: string) => ({
    onSettled: (_answer: unknown, failure: CallError | null) => {
      forget(payoutAccountsCall)
      if (failure) return
      onDone()
      events.say('toast', { kind: 'success', text })
    },
  })
  return {
    isPending: setDefault.isPending || removal.isPending,
    failure: removal.error ?? setDefault.error ?? undefined,
    makeDefault() {
      removal.reset()
      setDefault.mutate({ params }, ending(t('accounts.madeDefault', { account: payoutLabel(account) })))
    },
    remove() {
      setDefault.reset()
      removal.mutate({ params }, ending(t('accounts.removed')))
    },
  }
}
