import {
  confirmDepositLimitCall,
  depositLimitsCall,
  dropDepositLimitCall,
  setDepositLimitCall,
  type DepositLimits,
  type LimitPeriod,
} from '@plaza/contract/money'
import { CallError, useCallMutation, useForget } from '@plaza/client'
import { useErrorText } from '@plaza/i18n'
import { useState } from 'react'

/** Sets, confirms and gives up one limit on deposits (RG-7); `onLimits` gets how all of them are afterwards. */
export function useLimitChanges(period: LimitPeriod, onLimits: (limits: DepositLimits) => void) {
  const errorText = useErrorText()
  const forget = useForget()
  const set = useCallMutation(setDepositLimitCall)
  const confirm = useCallMutation(confirmDepositLimitCall)
  const drop = useCallMutation(dropDepositLimitCall)
  const [error, setError] = useState<string | null>(null)
  const run = async (call: () => Promise<DepositLimits>): Promise<boolean> => {
    setError(null)
    try {
      onLimits(await call())
      return true
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setError(errorText(failure.code, failure.value))
      // Another tab may have changed it.
      forget(depositLimitsCall)
      return false
    }
  }
  return {
    error,
    setError,
    isBusy: set.isPending || confirm.isPending || drop.isPending,
    /** Null for no limit. Resolves to whether it was accepted. */
    set: (amountMinor: number | null) => run(() => set.mutateAsync({ body: { period, amountMinor } })),
    confirm: () => run(() => confirm.mutateAsync({ body: { period } })),
    drop: () => run(() => drop.mutateAsync({ body: { period } })),
  }
}
