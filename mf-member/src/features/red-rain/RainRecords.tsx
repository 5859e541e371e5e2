import { useCallPages } from '@plaza/client'
import { rainRecordsCall } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useRedRainText } from '../../locales/red-rain/texts'
import css from './RedRain.module.css'

/** The member's own chances, newest first, with what they brought. */
export function RainRecords() {
  const t = useRedRainText()
  const { money, dateTime } = useFormats()
  const { timeZone } = useRemote()
  const list = useCallPages(rainRecordsCall, {})
  const last = list.pages?.at(-1)
  return (
    <Section
      title={t('redRain.records')}
      action={
        last && last.total > 0 ? (
          <span className={css.muted}>
            {t('redRain.recordsTotal', { amount: money(last.totalMinor, last.currency) })}
          </span>
        ) : undefined
      }
    >
      <Answer
        of={{
          data: list.pages?.flatMap(({ records, currency }) =>
            records.map((record) => ({ ...record, currency })),
          ),
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={3} />}
        failed={{ title: t('redRain.recordsFailed') }}
        isEmpty={(records) => records.length === 0}
        empty={<EmptyState title={t('redRain.recordsNone')} text={t('redRain.recordsNoneText')} />}
      >
        {(records) => (
          <>
            <List label={t('redRain.records')}>
              {records.map(({ id, at, sessionAt, amountMinor, currency }) => (
                <ListRow
                  key={id}
                  icon="gift"
                  title={t('redRain.recordOf', { time: dateTime(sessionAt, { timeZone }) })}
                  detail={<bdi translate="no">{`${dateTime(at, { timeZone })} · ${id}`}</bdi>}
                  end={
                    amountMinor > 0 ? (
                      <>
                        <Amount minor={amountMinor} currency={currency} kind="change" size="small" />
                        <Pill tone="success">{t('redRain.status.credited')}</Pill>
                      </>
                    ) : (
                      <Pill>{t('redRain.status.nothing')}</Pill>
                    )
                  }
                />
              ))}
            </List>
            <RecordsEnd {...list} moreFailed={t('redRain.moreFailed')} end={t('redRain.end')} />
          </>
        )}
      </Answer>
    </Section>
  )
}
