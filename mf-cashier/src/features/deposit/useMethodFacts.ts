import type { OfferedMethod } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useDepositText } from '../../locales/deposit/texts'

/** Fee and usual time of a method in words, or why it is closed and until when. */
export function useMethodFacts(method: OfferedMethod): string {
  const t = useDepositText()
  const { currency, timeZone } = useRemote()
  const { money, dateTime } = useFormats()
  const { feeMinor, feePermille, typicalSeconds, enabled, closed } = method
  if (!enabled) {
    if (closed?.why !== 'maintenance') return t('deposit.closed')
    return closed.until === null
      ? t('deposit.maintenance')
      : t('deposit.maintenanceUntil', { at: dateTime(closed.until, { timeZone }) })
  }
  const share = feePermille > 0 ? `${feePermille / 10}%` : undefined
  const fixed = feeMinor > 0 ? money(feeMinor, currency) : undefined
  const fee = [share, fixed].filter((part) => part !== undefined).join(' + ')
  const time =
    typicalSeconds < 60
      ? t('deposit.inSeconds')
      : t('deposit.inMinutes', { count: Math.ceil(typicalSeconds / 60) })
  return `${fee ? t('deposit.withFee', { fee }) : t('deposit.freeOfFee')} · ${time}`
}
