import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { useLaunchText } from '../../locales/launch/texts'
import { failureFacts, failureView } from '../../play/failure-view'

/** Title and details of a refusal as text. */
export function useFailureTexts() {
  const t = useLaunchText()
  const errorText = useErrorText()
  const formats = useFormats()
  const { timeZone, currency } = useRemote()
  return (code: string, value: Record<string, unknown> = {}): { title: string; text: string } => {
    const { id } = failureView(code)
    const { untilMs, limit, resetsAtMs, minimumMinor, vendorName } = failureFacts(value)
    const when = (ms: number) => formats.dateTime(ms, { timeZone })
    if (id === 'other') return { title: t('launch.failures.other.title'), text: errorText(code, value) }
    const title = t(`launch.failures.${id}.title`)
    if (id === 'maintenance' && untilMs !== undefined)
      return { title, text: t('launch.failures.maintenance.until', { time: when(untilMs) }) }
    if (id === 'insufficient' && minimumMinor !== undefined)
      return {
        title,
        text: t('launch.failures.insufficient.from', { amount: formats.money(minimumMinor, currency) }),
      }
    if (id === 'vendorWallet' && minimumMinor !== undefined && vendorName !== undefined)
      return {
        title: t('launch.failures.vendorWallet.of', { name: vendorName }),
        text: t('launch.failures.vendorWallet.from', { amount: formats.money(minimumMinor, currency) }),
      }
    if (id === 'limit') {
      const which = limit ? t(`launch.limits.${limit}`) : t('launch.failures.limit.text')
      const reset =
        resetsAtMs === undefined ? '' : t('launch.failures.limit.resets', { time: when(resetsAtMs) })
      return { title, text: [which, reset].filter(Boolean).join(' ') }
    }
    return { title, text: t(`launch.failures.${id}.text`) }
  }
}
