import { CallError, useCallMutation, useForget } from '@plaza/client'
import { claimRebateCall, rebateCall, rebateClaimsCall } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { useRef } from 'react'
import { useRebateText } from '../../locales/rebate/texts'

/** Without an answer of the server it is unknown whether the rebate was paid. */
const isLost = ({ status }: CallError): boolean => status < 400 || status >= 500

/** Claims the rebate, once: an attempt without an answer is repeated with its key. What came of it is a toast. */
export function useClaimRebate(currency: string) {
  const t = useRebateText()
  const { events } = useRemote()
  const { money } = useFormats()
  const errorText = useErrorText()
  const forget = useForget()
  const key = useRef<string>(undefined)
  const { mutateAsync, isPending } = useCallMutation(claimRebateCall)
  const claim = async () => {
    const idempotencyKey = (key.current ??= crypto.randomUUID())
    events.say('money:inflight', { intent: idempotencyKey, state: 'begun' })
    try {
      const { claim: paid } = await mutateAsync({ body: {}, idempotencyKey })
      key.current = undefined
      const text = t('rebate.thanks', { amount: money(paid.amountMinor, currency) })
      events.say('toast', { kind: 'success', text, id: 'rebate' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isLost(error)) key.current = undefined
      events.say('toast', { kind: 'error', text: errorText(error.code, error.value, error), id: 'rebate' })
    } finally {
      events.say('money:inflight', { intent: idempotencyKey, state: 'ended' })
      forget(rebateCall)
      forget(rebateClaimsCall)
    }
  }
  return { claim, isBusy: isPending }
}
