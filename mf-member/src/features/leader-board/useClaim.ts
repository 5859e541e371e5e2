import { CallError, useCallMutation, useForget } from '@plaza/client'
import { claimMissionCall, missionsCall, type Mission } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useRef } from 'react'

/** Without an answer of the server it is unknown whether the reward was paid. */
const isLost = ({ status }: CallError): boolean => status < 400 || status >= 500

/** Claims missions, each once: an attempt without an answer is repeated with its key. What came of it is a toast. */
export function useClaim() {
  const { events } = useRemote()
  const errorText = useErrorText()
  const forget = useForget()
  const keys = useRef(new Map<string, string>())
  const { mutateAsync, isPending } = useCallMutation(claimMissionCall)
  const claim = async ({ code, period }: Mission, thanks: string) => {
    const intent = `${code} ${period}`
    const idempotencyKey = keys.current.get(intent) ?? crypto.randomUUID()
    keys.current.set(intent, idempotencyKey)
    events.say('money:inflight', { intent: idempotencyKey, state: 'begun' })
    try {
      await mutateAsync({ params: { code }, body: { period }, idempotencyKey })
      keys.current.delete(intent)
      events.say('toast', { kind: 'success', text: thanks, id: 'mission' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isLost(error)) keys.current.delete(intent)
      events.say('toast', { kind: 'error', text: errorText(error.code, error.value, error), id: 'mission' })
    } finally {
      events.say('money:inflight', { intent: idempotencyKey, state: 'ended' })
      forget(missionsCall)
    }
  }
  return { claim, isBusy: isPending }
}
