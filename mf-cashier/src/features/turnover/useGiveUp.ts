import { giveUpBonusCall, turnoverCall } from '@plaza/contract/money'
import { CallError, useCallMutation, useForget } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useRef, useState } from 'react'

/** An attempt that got no answer is sent again with its key, so that it counts once. */
const isLost = ({ status }: CallError): boolean => status < 400 || status >= 500

/** Gives one bonus up, once: the question, the sending, and what came of it as a toast. */
export function useGiveUp(id: string, thanks: string) {
  const { events } = useRemote()
  const errorText = useErrorText()
  const forget = useForget()
  const key = useRef<string>(undefined)
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useCallMutation(giveUpBonusCall)
  const tell = (kind: 'success' | 'error', text: string) =>
    events.say('toast', { kind, text, id: 'give-up-bonus' })

  const send = async (goesMinor: number, idempotencyKey: string) => {
    events.say('money:inflight', { intent: idempotencyKey, state: 'begun' })
    try {
      await mutateAsync({ params: { id }, body: { goesMinor }, idempotencyKey })
      tell('success', thanks)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      tell('error', errorText(error.code, error.value, error))
      return !isLost(error)
    } finally {
      events.say('money:inflight', { intent: idempotencyKey, state: 'ended' })
    }
  }

  return {
    isAsking,
    isSending: isPending,
    ask: () => setAsking(true),
    stop: () => setAsking(false),
    async confirm(goesMinor: number) {
      key.current ??= crypto.randomUUID()
      if (!(await send(goesMinor, key.current))) return
      key.current = undefined
      setAsking(false)
      forget(turnoverCall)
    },
  }
}
