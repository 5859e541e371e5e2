import type { CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { useMoneyText } from '../texts'

const minuteMs = 60_000

/** The message of a failure, with the time of the next possible attempt if it is known. */
export function useFailureText(): (failure: CallError) => string {
  const t = useMoneyText()
  const errorText = useErrorText()
  const { relative } = useFormats()
  const { serverNow } = useRemote()
  return ({ code, value }) => {
    const retryAt = value['retryAt']
    const text = errorText(code, value)
    if (typeof retryAt !== 'number') return text
    const now = serverNow()
    // Whole minutes, never fewer than it takes: whoever comes back then is let in.
    const waitMs = retryAt - now
    const shownMs = waitMs > minuteMs ? Math.ceil(waitMs / minuteMs) * minuteMs : waitMs
    return `${text} ${t('failure.again', { time: relative(now + shownMs, now) })}`
  }
}
