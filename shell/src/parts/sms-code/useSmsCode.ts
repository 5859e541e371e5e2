import { CallError } from '@plaza/client/transport'
import { smsTimings } from '@plaza/contract/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'
import { useCountdown } from '../countdown/useCountdown'
import { countdownOf } from './countdown-of'
import { forgetUntil, keepUntil, resendableFrom, type SmsPurpose } from './resendable-from'

/** The captcha of the form that requests the code; the gateway requires it after a few codes. */
export interface SmsCaptcha {
  /** Resolves once the work beside the captcha is done. */
  proven: () => Promise<void>
  /** The entered captcha code; empty while none is shown. */
  code: string
  /** Shows a fresh picture with the error message at its field, and focuses it. */
  ask(code: string): void
  /** The picture has been used and is void. */
  spent(): void
}

export interface SmsCodeOptions {
  /** Each purpose has its own countdown. */
  purpose: SmsPurpose
  /** Validates the mobile number and shows its error; a code is requested only if it returns true (SMS-2). */
  validate: () => boolean
  captcha: SmsCaptcha
  /** Requests the code. `expiredMinutes` is how long it is valid (SMS-1). @throws CallError */
  send: (proof: { captcha?: string }) => Promise<{ expiredMinutes: number }>
  /** Called after a code was sent: the set-password form then enables its code input (FORGOT-3). */
  onSent?: () => void
}

export interface SmsCode {
  isSending: boolean
  /** Seconds until another code can be requested; 0 when it can be now. */
  secondsLeft: number
  /** The server's error code, for the text at the field; undefined without an error. */
  failure: string | undefined
  ask(): void
  /** Called when the field is edited, to clear the error of the last request. */
  forgetFailure(): void
}

const toastId = 'sms'

const isAboutCaptcha = ({ code }: CallError): boolean => code.startsWith('captcha.')

/**
 * Requests SMS codes (SMS-1): a sending message of at most 10 s, "SMS sent" for 1.5 s, then a countdown of the server's
 * expiry, which survives a reload and ends on leaving the page; the server's own limit stays. A request without an
 * answer only hides the sending message; an error code is shown at the field. Once the server has asked for a captcha,
 * each request needs one.
 */
export function useSmsCode({ purpose, validate, captcha, send, onSent }: SmsCodeOptions): SmsCode {
  const { events, serverNow } = useShell()
  const t = useSignInText()
  const [until, setUntil] = useState(() => resendableFrom(purpose, serverNow()))
  const secondsLeft = useCountdown(until)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isUnderWay = useRef(false)
  const isHere = useRef(true)
  const needsCaptcha = useRef(false)

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
  const sendProven = async () => {
    try {
      await captcha.proven()
      return await send({ captcha: captcha.code })
    } finally {
      if (isHere.current) captcha.spent()
    }
  }
  const sendOnce = async () => {
    if (needsCaptcha.current) return sendProven()
    try {
      return await send({})
    } catch (error) {
      if (!(error instanceof CallError && isAboutCaptcha(error))) throw error
      needsCaptcha.current = true
      // The form shows a captcha already, and it has been filled in.
      if (captcha.code !== '') return sendProven()
      throw error
    }
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
      const { expiredMinutes } = await sendOnce()
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
      if (isAboutCaptcha(error)) return captcha.ask(error.code)
      const retryAt = error.value['retryAt']
      if (error.code === 'sms.too.soon' && typeof retryAt === 'number' && retryAt > serverNow())
        count(retryAt)
      // Without an answer no message is shown here: the frame's bar reports the lost connection.
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
      if (needsCaptcha.current && captcha.code === '') return captcha.ask('captcha.required')
      void request()
    },
    forgetFailure: useCallback(() => setFailure(undefined), []),
  }
}
