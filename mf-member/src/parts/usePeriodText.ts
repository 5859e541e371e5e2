import { useLanguage } from '@plaza/i18n'
import { useCallback } from 'react'

/** Writes a day `YYYY-MM-DD` as "21 Nov", a month `YYYY-MM` as "Nov 2026", in the member's language. */
export function usePeriodText(): (period: string) => string {
  const language = useLanguage()
  return useCallback(
    (period) => {
      const isMonth = period.length === 7
      const at = Date.parse(`${isMonth ? `${period}-01` : period}T00:00:00Z`)
      return new Intl.DateTimeFormat(language, {
        timeZone: 'UTC',
        month: 'short',
        ...(isMonth ? { year: 'numeric' } : { day: 'numeric' }),
      }).format(at)
    },
    [language],
  )
}
