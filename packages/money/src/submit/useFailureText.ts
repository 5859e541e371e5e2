import type { CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { useMoneyText } from '../texts'

const minuteMs = 60_000
/** By how much this clock and the server's may differ. */
const skewMs = 5_000

export interface FailureTextOptions {
  /** The reference to give to support is shown beside the text, which then never repeats it. */
  isReferenceShown?: boolean
}

/** The message of a failure, with the time of the next possible attempt if it is known. */
export function useFailureText({ isReferenceShown = false }: FailureTextOptions = {}): (
  failure: CallError,
) => string {
  const t = useMoneyText()
  const errorText = useErrorText()
  const { relative } = useFormats()
  const { serverNow } = useRemote()
  return ({ code, value, status, requestId }) => {
    const retryAt = value['retryAt']
    const text = errorText(code, value, isReferenceShown ? { status } : { status, requestId })
    if (typeof retryAt !== 'number') return text
    const now = serverNow()
    const waitMs = retryAt - now
    // Whole minutes, rounded up, so that a member who comes back then is let in.
    const minutes = Math.ceil((waitMs - skewMs) / minuteMs)
    const shownMs = waitMs > minuteMs ? minutes * minuteMs : waitMs
    return `${text} ${t('failure.again', { time: relative(now + shownMs, now) })}`
  }
}
