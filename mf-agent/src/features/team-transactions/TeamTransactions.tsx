import { useCallParts, useExport } from '@plaza/client'
import {
  recordFigures,
  teamTransactionExportCall,
  teamTransactionsCall,
  type RecordFigure,
  type TeamRecord,
} from '@plaza/contract/agency'
import { recordTypes, type RecordType } from '@plaza/contract/money'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { EmptyState } from '@plaza/ui/empty-state'
import { FilterBar, recordIcon, Records } from '@plaza/ui/records'
import { useTeamText } from '../../locales/team/texts'
import { useListFilter } from '../../parts/useListFilter'
import { TypeSums } from './TypeSums'
import css from './TeamTransactions.module.css'
import { useRecordWords } from './record-words'
import { useRecordColumns, useRecordDetail } from './useRecordFacts'

const types = Object.keys(recordTypes) as RecordType[]

/** Entries by type, member and days, the newest first, with the sums by type of all that the filter finds (TEAM-8). */
export function TeamTransactions() {
  const t = useTeamText()
  const { events, timeZone } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { dateTime } = useFormats()
  const words = useRecordWords()
  const { bar, range, values, search } = useListFilter(
    [
      {
        name: 'types',
        label: t('team.records.type'),
        isMany: true,
        options: [
          { value: '', label: t('team.records.allTypes') },
          ...types.map((value) => ({ value, label: t(`team.records.types.${value}`) })),
        ],
      },
      {
        name: 'figure',
        label: t('team.records.figure'),
        options: [
          { value: '', label: t('team.records.allFigures') },
          ...recordFigures.map((value) => ({ value, label: t(`team.figures.${value}`) })),
        ],
      },
    ],
    t('team.records.search'),
  )
  const query = {
    ...range,
    ...(values['types'] && { types: values['types'] }),
    ...(values['figure'] && { figure: values['figure'] as RecordFigure }),
    ...(search && { user: search }),
  }
  const list = useCallParts(teamTransactionsCall, query)
  const all = useExport(teamTransactionExportCall, query)
  const columns = useRecordColumns()
  const detailOf = useRecordDetail()
  const first = list.pages?.[0]
  const rowOf = (record: TeamRecord) => ({
    icon: recordIcon(record.type),
    title: words.what(record),
    detail: (
      <bdi translate="no">
        {t('team.records.row', {
          time: dateTime(record.at, { timeZone, style: 'time' }),
          user: record.userName,
        })}
      </bdi>
    ),
    end: (
      <Amount
        minor={record.amountMinor}
        currency={record.currency}
        kind="change"
        size="small"
        isMasked={isHidden}
      />
    ),
  })
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap(({ records }) => records) }}
      head={
        <>
          <FilterBar {...bar} title={t('team.records.title')} />
          <p className={css.note}>
            {t(values['figure'] === 'incomeMinor' ? 'team.records.ownNote' : 'team.records.note')}
          </p>
          {first?.totals && first.totals.count > 0 && (
            <TypeSums totals={first.totals} currency={first.currency} />
          )}
        </>
      }
      keyOf={({ id }) => id}
      atOf={({ at }) => at}
      timeZone={timeZone}
      rowOf={rowOf}
      detailOf={detailOf}
      csv={{ fileName: t('team.records.file'), columns, all }}
      failed={{ title: t('team.records.failed') }}
      moreFailed={t('team.records.moreFailed')}
      empty={<EmptyState title={t('team.records.empty')} text={t('team.records.emptyText')} />}
    />
  )
}
