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
  const [outcome, setOutcome] = useState<'applies' | 'stays' | null>(null)
  const run = async (call: () => Promise<DepositLimits>, isNew = true): Promise<boolean> => {
    setError(null)
    setOutcome(null)
    try {
      const limits = await call()
      onLimits(limits)
      const isWaiting = limits.limits.some((limit) => limit.period === period && limit.pending !== undefined)
      setOutcome(isNew && !isWaiting ? 'applies' : 'stays')
      return true
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setError(errorText(failure.code, failure.value, failure))
      // Another tab may have changed it.
      forget(depositLimitsCall)
      return false
    }
  }
  return {
    error,
    /** Forgets how the last attempt ended. */
    clear: () => {
      setError(null)
      setOutcome(null)
    },
    /** After an attempt that was accepted: the wanted limit applies, or the limit stays as it is. */
    outcome,
    isBusy: set.isPending || confirm.isPending || drop.isPending,
    isConfirming: confirm.isPending,
    isDropping: drop.isPending,
    /** Null for no limit. Resolves to whether it was accepted. */
    set: (amountMinor: number | null) => run(() => set.mutateAsync({ body: { period, amountMinor } })),
    confirm: () => run(() => confirm.mutateAsync({ body: { period } })),
    drop: () => run(() => drop.mutateAsync({ body: { period } }), false),
  }
}
