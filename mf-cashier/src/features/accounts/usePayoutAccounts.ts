import { accountChanged, payoutAccountsCall } from '@plaza/contract/money'
import { useCall } from '@plaza/client'
import { useEffect } from 'react'
import { useAnewOn } from '../../parts/useAnewOn'
import { storeAccounts } from './stored-accounts'

/** The member's payout accounts, loaded again when they change anywhere; their masked list is kept in `bankList`. */
export function usePayoutAccounts() {
  const answer = useCall(payoutAccountsCall)
  useAnewOn(accountChanged, payoutAccountsCall)
  const accounts = answer.data?.accounts
  useEffect(() => {
    if (accounts) storeAccounts(localStorage, accounts)
  }, [accounts])
  return answer
}
