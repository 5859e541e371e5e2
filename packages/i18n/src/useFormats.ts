import { useMemo } from 'react'
import { formatDateTime, formatRelative, type DateTimeOptions } from './format/date-time'
import { formatMoney, type MoneySign } from './format/money'
import { formatNumber, formatPercent } from './format/number'
import { useLanguage } from './provider'

/** The formats of this package in the interface language. */
export interface Formats {
  money(minor: number, currency: string, sign?: MoneySign): string
  number(value: number, decimals?: number): string
  percent(basisPoints: number): string
  dateTime(ms: number, options: DateTimeOptions): string
  relative(ms: number, nowMs: number): string
}

/** Formats in step with the language. */
export function useFormats(): Formats {
  const language = useLanguage()
  return useMemo(
    () => ({
      money: (minor, currency, sign) => formatMoney(minor, currency, language, sign),
      number: (value, decimals) => formatNumber(value, language, decimals),
      percent: (basisPoints) => formatPercent(basisPoints, language),
      dateTime: (ms, options) => formatDateTime(ms, language, options),
      relative: (ms, nowMs) => formatRelative(ms, nowMs, language),
    }),
    [language],
  )
}
