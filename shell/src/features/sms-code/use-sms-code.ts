import { CallError } from '@plaza/client/transport'
import { smsTimings } from '@plaza/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../app/context'
import { useSignInText } from '../../texts'
import { useCountdown } from '../countdown/use-countdown'
import { countdownOf } from './countdown-of'
import { forgetUntil, keepUntil, keptUntil, type SmsPurpose } from './kept-until'

export interface SmsCodeOptions {
  /** Each purpose has a countdown of its own. */
  purpose: SmsPurpose
  /** Checks the mobile number and shows what is wrong with it; no code is asked for unless it is true (spec §5). */
  validate: () => boolean
  /** Asks for the code. `expiredMinutes` is how long it works (spec §7). @throws CallError */
  send: () => Promise<{ expiredMinutes: number }>
  /** After a code has gone out: the set-password form enables its code input then (spec §4). */
  onSent?: () => void
}

export interface SmsCode {
  isSending: boolean
  /** Seconds until another code can be asked for; 0 when it can be now. */
  secondsLeft: number
  /** Code of the catalogue that the server refused with, for the text at the field; undefined when there is none. */
  failure: string | undefined
  ask(): void
  /** The person has edited the field: what was said about the last request goes. */
  forgetFailure(): void
}

const toastId = 'sms'

/**
 * Asks for SMS codes (spec §4 SMS code): a sending message of at most 10 s, "SMS sent" for 1.5 s, then a countdown of
 * the server's expiry. It is kept over a reload and cleared on leaving the page; the server's own limit stays (rulings).
 * A request that fails only hides the sending message; a code of the server's catalogue is said at the field.
 */
export function useSmsCode({ purpose, validate, send, onSent }: SmsCodeOptions): SmsCode {
  const { events, serverNow } = useShell()
  const t = useSignInText()
  const [until, setUntil] = useState(() => keptUntil(purpose, serverNow()))
  const secondsLeft = useCountdown(until)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isUnderWay = useRef(false)
  const isHere = useRef(true)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      forgetUntil(purpose)
      events.say('toast:hide', { id: toastId })
    }
  }, [purpose, events])

  const count = (end: number) => {
    keepUntil(purpose, end)
    setUntil(end)
  }
  const request = async () => {
    isUnderWay.current = true
    setSending(true)
    setFailure(undefined)
    events.say('toast', {
      id: toastId,
      kind: 'loading',
      text: t('sms.sending'),
      durationMs: smsTimings.sendingMs,
    })
    try {
      const { expiredMinutes } = await send()
      if (!isHere.current) return
      count(serverNow() + countdownOf(expiredMinutes))
      events.say('toast', {
        id: toastId,
        kind: 'success',
        text: t('sms.sent'),
        durationMs: smsTimings.sentMs,
      })
      onSent?.()
    } catch (error) {
      if (!(error instanceof CallError)) reportError(error)
      if (!isHere.current) return
      events.say('toast:hide', { id: toastId })
      if (!(error instanceof CallError)) return
      const retryAt = error.value['retryAt']
      if (error.code === 'sms.too.soon' && typeof retryAt === 'number' && retryAt > serverNow())
        count(retryAt)
      // Without an answer there is nothing to say here: the bar of the frame says that the connection is gone.
      if (error.status !== 0) setFailure(error.code)
    } finally {
      isUnderWay.current = false
      if (isHere.current) setSending(false)
    }
  }

  return {
    isSending,
    secondsLeft,
    failure,
    ask: () => {
      if (isUnderWay.current || secondsLeft > 0 || !validate()) return
      void request()
    },
    forgetFailure: useCallback(() => setFailure(undefined), []),
  }
}
