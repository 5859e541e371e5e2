import { CallError, useCallMutation, useForget } from '@plaza/client'
import { benefitsCall, claimRewardCall, rewardsCall, type Reward } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useRef } from 'react'

/** Without an answer of the server it is unknown whether the reward was paid. */
const isLost = ({ status }: CallError): boolean => status < 400 || status >= 500

/** Claims what a level paid, each once: an attempt without an answer is repeated with its key. What came of it is a toast. */
export function useClaimPaid() {
  const { events } = useRemote()
  const errorText = useErrorText()
  const forget = useForget()
  const keys = useRef(new Map<string, string>())
  const { mutateAsync, isPending } = useCallMutation(claimRewardCall)
  const claim = async ({ id }: Reward, thanks: string) => {
    const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID()
    keys.current.set(id, idempotencyKey)
    events.say('money:inflight', { intent: idempotencyKey, state: 'begun' })
    try {
      await mutateAsync({ params: { id }, body: {}, idempotencyKey })
      keys.current.delete(id)
      events.say('toast', { kind: 'success', text: thanks, id: 'vip' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isLost(error)) keys.current.delete(id)
      events.say('toast', { kind: 'error', text: errorText(error.code, error.value, error), id: 'vip' })
    } finally {
      events.say('money:inflight', { intent: idempotencyKey, state: 'ended' })
      forget(benefitsCall)
      forget(rewardsCall)
    }
  }
  return { claim, isBusy: isPending }
}
