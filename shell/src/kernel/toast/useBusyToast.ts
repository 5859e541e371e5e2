import { loadingToastMs } from '@plaza/contract/kernel'
import { useText } from '@plaza/i18n'
import { useCallback, useEffect, useRef } from 'react'
import { useShell } from '../page/context'

/** The loading message of one operation. */
export interface BusyToast {
  /** Shows "please wait" for 9999 ms, or for the given time, and then that the operation continues. */
  begin(durationMs?: number): void
  /** The operation has ended: hides the message. */
  end(): void
}

/**
 * "Please wait" of a submit (FRAME-13). When its 9999 ms are over without an answer, it shows `slow` until `end`
 * (FRAME-13). It is removed with the screen.
 */
export function useBusyToast(id: string, slow: string): BusyToast {
  const { events } = useShell()
  const t = useText('ui')
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const wait = t('pleaseWait')
  const end = useCallback(() => {
    if (timer.current === undefined) return
    clearInterval(timer.current)
    timer.current = undefined
    events.say('toast:hide', { id })
  }, [events, id])
  const begin = useCallback(
    (durationMs: number = loadingToastMs) => {
      clearInterval(timer.current)
      const showToast = (text: string) => events.say('toast', { id, kind: 'loading', text, durationMs })
      showToast(wait)
      timer.current = setInterval(() => showToast(slow), durationMs)
    },
    [events, id, wait, slow],
  )
  useEffect(() => end, [end])
  return { begin, end }
}
