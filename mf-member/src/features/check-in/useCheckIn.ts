import { CallError, useCallMutation, useForget } from '@plaza/client'
import { checkInCall, makeUpCall, showCheckInCall } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useRef } from 'react'

/** Without an answer of the server it is unknown whether the day was written. */
const isLost = ({ status }: CallError): boolean => status < 400 || status >= 500

/**
 * Checks in and makes days up, each once: an attempt without an answer is repeated with its key. What comes of it is a toast,
 * worded by `thanks` with the reward.
 */
export function useCheckIn() {
  const { events } = useRemote()
  const errorText = useErrorText()
  const forget = useForget()
  const keys = useRef(new Map<string, string>())
  const today = useCallMutation(checkInCall)
  const makeUp = useCallMutation(makeUpCall)

  const once = async (
    intent: string,
    send: (idempotencyKey: string) => Promise<{ amountMinor: number }>,
    thanks: (amountMinor: number) => string,
  ) => {
    const key = keys.current.get(intent) ?? crypto.randomUUID()
    keys.current.set(intent, key)
    events.say('money:inflight', { intent: key, state: 'begun' })
    try {
      const { amountMinor } = await send(key)
      keys.current.delete(intent)
      events.say('toast', { kind: 'success', text: thanks(amountMinor), id: 'check-in' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isLost(error)) keys.current.delete(intent)
      const text = errorText(error.code, error.value, error)
      events.say('toast', { kind: 'error', text, id: 'check-in' })
    } finally {
      events.say('money:inflight', { intent: key, state: 'ended' })
      forget(showCheckInCall)
    }
  }
  return {
    isBusy: today.isPending || makeUp.isPending,
    checkIn: (day: string, thanks: (amountMinor: number) => string) =>
      once(`today ${day}`, (idempotencyKey) => today.mutateAsync({ body: {}, idempotencyKey }), thanks),
    makeUp: (day: string, thanks: (amountMinor: number) => string) =>
      once(day, (idempotencyKey) => makeUp.mutateAsync({ body: { day }, idempotencyKey }), thanks),
  }
}
