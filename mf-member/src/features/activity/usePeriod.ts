import type { Promotion } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useActivityText } from '../../locales/activity/texts'

/** The period of a promotion in words, in the merchant's time zone. */
export function usePeriod({ startsAt, endsAt }: Promotion): string {
  const t = useActivityText()
  const { dateTime } = useFormats()
  const { timeZone } = useRemote()
  const day = (ms: number) => dateTime(ms, { timeZone, style: 'date' })
  const from = day(startsAt)
  return endsAt === null
    ? t('activity.period.from', { from })
    : t('activity.period.between', { from, to: day(endsAt) })
}
