import type { PlayLimitKind } from '@plaza/contract/site'
import { useFormats } from '@plaza/i18n'
import { useLimitsText } from '../../locales/limits/texts'

/** Writes an amount of a limit: money, or hours and minutes of `time`. */
export function useAmountText(currency: string): (kind: PlayLimitKind, amount: number) => string {
  const t = useLimitsText()
  const { money } = useFormats()
  return (kind, amount) =>
    kind === 'time'
      ? t('limits.duration', { hours: Math.floor(amount / 60), minutes: amount % 60 })
      : money(amount, currency)
}
