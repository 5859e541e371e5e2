import { startOfDay } from '@plaza/calendar'
import type { CheckIn } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { useCheckInText } from '../../locales/check-in/texts'

/** The latest days that were checked in, newest first. */
export function LatestDays({ checkIn: { latest, currency } }: { checkIn: CheckIn }) {
  const t = useCheckInText()
  const { dateTime } = useFormats()
  const { timeZone } = useRemote()
  if (latest.length === 0) return null
  return (
    <Section title={t('checkIn.latest')}>
      <List label={t('checkIn.latest')}>
        {latest.map(({ day, amountMinor, isMadeUp }) => (
          <ListRow
            key={day}
            icon="calendar"
            title={dateTime(startOfDay(timeZone, day), { timeZone, style: 'date' })}
            end={
              <>
                <Amount minor={amountMinor} currency={currency} kind="change" size="small" />
                {isMadeUp && <Pill tone="info">{t('checkIn.madeUp')}</Pill>}
              </>
            }
          />
        ))}
      </List>
    </Section>
  )
}
