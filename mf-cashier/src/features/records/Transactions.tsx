import {
  recordTypes,
  transactionExportCall,
  transactionRecordsCall,
  type RecordType,
  type TransactionRecord,
} from '@plaza/contract/money'
import { useCallPages, useExport } from '@plaza/client'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { RecordBalances, recordIcon, Records } from '@plaza/ui/records'
import { useRecordsText } from '../../locales/records/texts'
import { useAnewOn } from '../../parts/useAnewOn'
import { EmptyRecords } from './EmptyRecords'
import { RecordsHead } from './RecordsHead'
import { useRecordFilter } from './useRecordFilter'
import { useTransactionColumns, useTransactionDetail } from './useTransactionFacts'
import { useTransactionWords } from './useTransactionWords'
import css from './Transactions.module.css'

const types = Object.keys(recordTypes) as RecordType[]

/** The history of the main wallet by day, newest first: opening + net = closing (RECORDS-1). */
export function Transactions() {
  const t = useRecordsText()
  const { navigate, timeZone, events } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { dateTime, number, money } = useFormats()
  const words = useTransactionWords()
  const { bar, values, query, isNarrowed } = useRecordFilter(
    [
      {
        name: 'types',
        label: t('transactions.type'),
        isMany: true,
        options: [
          { value: '', label: t('transactions.allTypes') },
          ...types.map((value) => ({ value, label: t(`types.${value}`) })),
        ],
      },
    ],
    t('transactions.search'),
  )
  const filter = { ...query, ...(values['types'] && { types: values['types'] }) }
  const list = useCallPages(transactionRecordsCall, filter)
  useAnewOn('order:changed', transactionRecordsCall)
  const all = useExport(transactionExportCall, filter)
  const columns = useTransactionColumns()
  const detailOf = useTransactionDetail()
  const last = list.pages?.at(-1)
  const rowOf = (record: TransactionRecord) => ({
    icon: recordIcon(record.type),
    title: words.what(record),
    detail: t('transactions.rowDetail', {
      time: dateTime(record.at, { timeZone, style: 'time' }),
      type: words.type(record),
    }),
    end: (
      <>
        <Amount minor={record.amountMinor} currency={record.currency} kind="change" size="small" />
        <span className={css.after}>
          {t('transactions.rowAfter', {
            balance: isHidden ? '****' : money(record.balanceAfterMinor, record.currency),
          })}
        </span>
      </>
    ),
  })
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap((page) => page.records) }}
      head={
        <RecordsHead
          title={t('transactions.title')}
          bar={bar}
          totals={
            last &&
            last.totals.count > 0 && [
              {
                label: t('transactions.in'),
                value: <Amount minor={last.totals.inMinor} currency={last.totals.currency} kind="change" />,
              },
              {
                label: t('transactions.out'),
                value: <Amount minor={-last.totals.outMinor} currency={last.totals.currency} kind="change" />,
              },
              {
                label: t('transactions.net'),
                value: (
                  <Amount
                    minor={last.totals.inMinor - last.totals.outMinor}
                    currency={last.totals.currency}
                    kind="change"
                  />
                ),
              },
              { label: t('transactions.count'), value: number(last.totals.count) },
            ]
          }
        >
          {last && <RecordBalances isHidden={isHidden} {...last.span} currency={last.totals.currency} />}
        </RecordsHead>
      }
      keyOf={({ id }) => id}
      atOf={({ at }) => at}
      timeZone={timeZone}
      rowOf={rowOf}
      detailOf={detailOf}
      csv={{ fileName: t('transactions.file'), columns, all }}
      failed={{ title: t('transactions.failed') }}
      moreFailed={t('transactions.moreFailed')}
      empty={
        <EmptyRecords
          isNarrowed={isNarrowed}
          title={t('transactions.empty')}
          text={t('transactions.emptyText')}
          action={
            <Button variant="primary" onClick={() => navigate('/m/home')}>
              {t('transactions.toHome')}
            </Button>
          }
        />
      }
    />
  )
}
