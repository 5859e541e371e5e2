import { useCall } from '@plaza/client'
import { rainWinnersCall } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { useRedRainText } from '../../locales/red-rain/texts'
import css from './RedRain.module.css'

/** The largest packets of the last rain, accounts masked. Without any, and where they did not load, nothing. */
export function RainWinners() {
  const t = useRedRainText()
  const { dateTime } = useFormats()
  const { timeZone } = useRemote()
  const { data } = useCall(rainWinnersCall)
  if (!data?.session || data.winners.length === 0) return null
  return (
    <Section
      title={t('redRain.winners')}
      action={
        <span className={css.muted}>
          {t('redRain.winnersOf', { time: dateTime(data.session.startsAt, { timeZone }) })}
        </span>
      }
    >
      <List label={t('redRain.winners')}>
        {data.winners.map(({ account, amountMinor, at }, index) => (
          <ListRow
            key={`${account}/${String(at)}/${String(index)}`}
            start={<span className={css.rank}>{index + 1}</span>}
            title={<bdi translate="no">{account}</bdi>}
            end={<Amount minor={amountMinor} currency={data.currency} kind="balance" size="small" />}
          />
        ))}
      </List>
    </Section>
  )
}
