import { useCallMutation, useForget } from '@plaza/client'
import {
  askReturnCall,
  excludeCall,
  exclusionChanged,
  protectionHistoryCall,
  responsibleCall,
  timeOutCall,
  type BreakPeriod,
  type Exclusion,
} from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useEffect, useState } from 'react'

/**
 * The break that holds. It is kept here too, because the session that could be asked ends with the answer that a break has
 * begun.
 */
export function useBreaks() {
  const { events } = useRemote()
  const forget = useForget()
  const errorText = useErrorText()
  const timeOut = useCallMutation(timeOutCall)
  const exclude = useCallMutation(excludeCall)
  const askReturn = useCallMutation(askReturnCall)
  const [begun, setBegun] = useState<Exclusion | null>(null)
  useEffect(() => events.on(exclusionChanged, ({ exclusion }) => setBegun(exclusion)), [events])
  const failure = timeOut.error ?? exclude.error ?? askReturn.error
  const keep = { onSuccess: ({ exclusion }: { exclusion: Exclusion }) => setBegun(exclusion) }
  return {
    /** What began or was asked for on this page, or elsewhere since. */
    begun,
    isBusy: timeOut.isPending || exclude.isPending || askReturn.isPending,
    error:
      failure && failure.code !== 'reauth.required' ? errorText(failure.code, failure.value, failure) : null,
    clear: () => {
      timeOut.reset()
      exclude.reset()
      askReturn.reset()
    },
    takeTimeOut: (period: BreakPeriod) => timeOut.mutate({ body: { period } }, keep),
    exclude: (period: BreakPeriod) => exclude.mutate({ body: { period, isConfirmed: true } }, keep),
    askReturn: () =>
      askReturn.mutate(
        { body: {} },
        {
          onSuccess: ({ exclusion }) => {
            setBegun(exclusion)
            forget(responsibleCall)
            forget(protectionHistoryCall)
          },
        },
      ),
  }
}
export type Breaks = ReturnType<typeof useBreaks>
