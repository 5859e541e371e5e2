import { useCallPages } from '@plaza/client'
import { gameRecordCall, playStatuses, type Played } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Pill } from '@plaza/ui/pill'
import { FilterBar, Records } from '@plaza/ui/records'
import { useGameRecordText } from '../../locales/game-record/texts'
import { categories } from '../../parts/is-category'
import { RecordTotalsOf } from './RecordTotalsOf'
import { statusTones } from './status-tones'
import { usePlayedColumns, usePlayedDetail } from './usePlayedDetail'
import { useGameFilter } from './useGameFilter'

/** `/m/gameRecord`: rounds and lottery orders by day, newest first, with the totals of the filter (RECORDS-3). */
export function GameRecordScreen() {
  const t = useGameRecordText()
  const { navigate, timeZone } = useRemote()
  const { dateTime, money } = useFormats()
  const { spec, value, query, isNarrowed, onChange } = useGameFilter([
    {
      name: 'category',
      label: t('gameRecord.category'),
      options: [
        { value: '', label: t('gameRecord.all') },
        ...categories.map((one) => ({ value: one, label: t(`gameRecord.categories.${one}`) })),
      ],
    },
    {
      name: 'status',
      label: t('gameRecord.status'),
      options: [
        { value: '', label: t('gameRecord.anyStatus') },
        ...playStatuses.map((one) => ({ value: one, label: t(`gameRecord.statuses.${one}`) })),
      ],
    },
  ])
  const list = useCallPages(gameRecordCall, query)
  const last = list.pages?.at(-1)
  const currency = last?.totals.currency ?? ''
  const detailOf = usePlayedDetail(currency)
  const columns = usePlayedColumns(currency)
  const rowOf = (played: Played) => ({
    icon: played.kind === 'order' ? ('ticket' as const) : ('gamepad' as const),
    title: played.gameName || t('gameRecord.unknown'),
    detail: t('gameRecord.row', {
      source: played.kind === 'order' ? t('gameRecord.categories.LOTT') : played.sourceName,
      time: dateTime(played.at, { timeZone, style: 'time' }),
    }),
    end: (
      <>
        {played.status === 'won' || played.status === 'lost' ? (
          <Amount
            minor={played.payoutMinor - played.stakeMinor}
            currency={currency}
            kind="change"
            size="small"
          />
        ) : (
          <span>{t('gameRecord.rowBet', { amount: money(played.stakeMinor, currency) })}</span>
        )}
        <Pill tone={statusTones[played.status]}>{t(`gameRecord.statuses.${played.status}`)}</Pill>
      </>
    ),
  })
  const sources = last?.sources ?? []
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap((page) => page.played) }}
      head={
        <>
          <FilterBar spec={spec(sources)} value={value} onChange={onChange} />
          {last && last.totals.count > 0 && <RecordTotalsOf totals={last.totals} />}
        </>
      }
      keyOf={({ id }) => id}
      atOf={({ at }) => at}
      timeZone={timeZone}
      rowOf={rowOf}
      detailOf={detailOf}
      csv={{ fileName: t('gameRecord.file'), columns }}
      failed={{ title: t('gameRecord.failed') }}
      moreFailed={t('gameRecord.moreFailed')}
      empty={
        isNarrowed ? (
          <EmptyState title={t('gameRecord.noneFits')} text={t('gameRecord.noneFitsText')} />
        ) : (
          <EmptyState
            title={t('gameRecord.empty')}
            text={t('gameRecord.emptyText')}
            action={
              <Button variant="primary" onClick={() => navigate('/m/home')}>
                {t('gameRecord.toHome')}
              </Button>
            }
          />
        )
      }
    />
  )
}
