import { useCall, useCallMutation, useForget, type CallError } from '@plaza/client'
import type { LimitPeriod } from '@plaza/contract/money'
import {
  confirmLimitCall,
  dropLimitCall,
  limitChanged,
  limitsCall,
  setLimitCall,
  type PlayLimitKind,
} from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useEffect, useRef } from 'react'
import { useLimitsText } from '../../locales/limits/texts'

/** The member's limits, read again when one changes here or elsewhere and when the stream is back. */
export function useLimits() {
  const { events } = useRemote()
  const forget = useForget()
  const again = useRef(() => forget(limitsCall))
  useEffect(() => {
    again.current = () => forget(limitsCall)
  })
  useEffect(() => {
    const stops = [
      events.on(limitChanged, () => again.current()),
      events.on('stream:restored', () => again.current()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
  return useCall(limitsCall)
}

/** Sets, confirms and withdraws one limit; the outcome is reported, and a failure stays in view. */
export function useLimitChanges(kind: PlayLimitKind, period: LimitPeriod) {
  const t = useLimitsText()
  const { events } = useRemote()
  const forget = useForget()
  const errorText = useErrorText()
  const setting = useCallMutation(setLimitCall)
  const confirming = useCallMutation(confirmLimitCall)
  const dropping = useCallMutation(dropLimitCall)
  const failure = setting.error ?? confirming.error ?? dropping.error
  const then = (text: string, done?: () => void) => ({
    onSuccess: () => {
      events.say('toast', { kind: 'success', text })
      forget(limitsCall)
      done?.()
    },
    // It is as the server has it now.
    onError: ({ code }: CallError) => code === 'limit.none' && forget(limitsCall),
  })
  const body = { kind, period }
  return {
    isBusy: setting.isPending || confirming.isPending || dropping.isPending,
    /** The member closed the password prompt: there is nothing to report. */
    error:
      failure && failure.code !== 'reauth.required' ? errorText(failure.code, failure.value, failure) : null,
    clear: () => {
      setting.reset()
      confirming.reset()
      dropping.reset()
    },
    /** `isHigher`: than what holds, so that it waits. */
    set: (amount: number | null, isHigher: boolean, done: () => void) =>
      setting.mutate(
        { body: { ...body, amount } },
        then(isHigher ? t('limits.savedLater') : t('limits.savedNow'), done),
      ),
    confirm: () => confirming.mutate({ body }, then(t('limits.confirmed'))),
    drop: () => dropping.mutate({ body }, then(t('limits.dropped'))),
  }
}
