import { startOfDay } from '@plaza/calendar'
import { useCallPages } from '@plaza/client'
import { rateChangesCall } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { RecordRows, RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useRatesText } from '../../locales/rates/texts'
import css from './Rates.module.css'
import { useRateText } from './useRateText'

/** The log of rates that the agent set, and that were set for it, newest first (RATE-1). */
export function RateChanges() {
  const t = useRatesText()
  const rateText = useRateText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const list = useCallPages(rateChangesCall, {})
  return (
    <Answer
      of={{
        data: list.pages?.flatMap(({ changes }) => changes),
        error: list.failure,
        errorUpdateCount: list.errorUpdateCount,
        refetch: list.retry,
      }}
      pending={<SkeletonRows count={4} />}
      failed={{ title: t('rates.changesFailed') }}
      isEmpty={(changes) => changes.length === 0}
      empty={<EmptyState title={t('rates.noChanges')} text={t('rates.noChangesText')} />}
    >
      {(changes) => (
        <div>
          <RecordRows
            rows={changes}
            keyOf={({ id }) => id}
            atOf={({ at }) => at}
            timeZone={timeZone}
            rowOf={({ at, userName, category, from, to, day }) => ({
              icon: 'percent',
              title: <bdi translate="no">{userName ?? t('rates.you')}</bdi>,
              detail: (
                <>
                  <span className={css.line}>
                    {t('rates.change', {
                      category: t(`rates.categories.${category}`),
                      from: rateText(category, from),
                      to: rateText(category, to),
                    })}
                  </span>
                  <span className={css.line}>
                    {t('rates.since', {
                      time: dateTime(at, { timeZone, style: 'time' }),
                      day: dateTime(startOfDay(timeZone, day), { timeZone, style: 'date' }),
                    })}
                  </span>
                </>
              ),
            })}
          />
          <RecordsEnd {...list} moreFailed={t('rates.moreFailed')} />
        </div>
      )}
    </Answer>
  )
}
