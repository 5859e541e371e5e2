import { localized } from '@plaza/contract/kernel'
import {
  depositExportCall,
  depositFilters,
  depositMethodsCall,
  depositRecordsCall,
  type Deposit,
  type DepositFilter,
} from '@plaza/contract/money'
import { useCall, useCallPages, useExport } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { Records } from '@plaza/ui/records'
import { useRecordsText } from '../../locales/records/texts'
import { useAnewOn } from '../../parts/useAnewOn'
import { methodIcon } from '../deposit/deposit-view'
import { offeredOf } from '../deposit/offered-methods'
import { DepositState } from './DepositState'
import { EmptyRecords } from './EmptyRecords'
import { RecordsHead } from './RecordsHead'
import { useDepositColumns } from './useDepositColumns'
import { useDepositDetail } from './useDepositDetail'
import { useRecordFilter } from './useRecordFilter'

/** ms during which the cached method names are fresh. */
const staleMs = 300_000
const filters = Object.keys(depositFilters) as DepositFilter[]

/** Deposits by day, newest first, below the filter and the totals of all that it finds (RECORDS-1, RECORDS-2). */
export function DepositRecords() {
  const t = useRecordsText()
  const language = useLanguage()
  const { navigate, timeZone } = useRemote()
  const { dateTime, number } = useFormats()
  const { data } = useCall(depositMethodsCall, {}, { staleMs })
  const methods = data ? offeredOf(data) : []
  // A method that is no longer offered has no name.
  const methodOf = (code: string) => methods.find((method) => method.code === code)
  const methodName = (code: string) => localized(methodOf(code)?.name ?? {}, language) || code
  const { bar, values, query, params, isNarrowed } = useRecordFilter(
    [
      {
        name: 'state',
        label: t('records.state'),
        options: [
          { value: '', label: t('records.all') },
          ...filters.map((value) => ({ value, label: t(`records.filters.${value}`) })),
        ],
      },
      {
        name: 'method',
        label: t('records.method'),
        options: [
          { value: '', label: t('records.allMethods') },
          ...methods.map(({ code }) => ({ value: code, label: methodName(code) })),
        ],
      },
    ],
    t('records.search'),
  )
  const state = filters.find((one) => one === values['state'])
  // Until the methods have loaded, any method that the address names is accepted.
  const method = data ? values['method'] : params.get('method')
  const filter = { ...query, ...(state && { state }), ...(method && { method }) }
  const list = useCallPages(depositRecordsCall, filter)
  useAnewOn('order:changed', depositRecordsCall)
  const all = useExport(depositExportCall, filter)
  const columns = useDepositColumns(methodName)
  const detailOf = useDepositDetail(methodName)
  const totals = list.pages?.at(-1)?.totals
  const rowOf = (deposit: Deposit) => {
    const known = methodOf(deposit.method)
    return {
      icon: known ? methodIcon(known) : 'wallet',
      title: methodName(deposit.method),
      detail: dateTime(deposit.createdAt, { timeZone, style: 'time' }),
      end: <DepositState deposit={deposit} />,
    }
  }
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap((page) => page.deposits) }}
      head={
        <RecordsHead
          title={t('records.title')}
          bar={bar}
          totals={
            totals &&
            totals.count > 0 && [
              {
                label: t('records.credited'),
                value: <Amount minor={totals.creditedMinor} currency={totals.currency} />,
              },
              { label: t('records.count'), value: number(totals.count) },
            ]
          }
        />
      }
      keyOf={({ id }) => id}
      atOf={({ createdAt }) => createdAt}
      timeZone={timeZone}
      rowOf={rowOf}
      detailOf={detailOf}
      csv={{ fileName: t('records.file'), columns, all }}
      failed={{ title: t('records.failed') }}
      moreFailed={t('records.moreFailed')}
      empty={
        <EmptyRecords
          isNarrowed={isNarrowed}
          title={t('records.empty')}
          text={t('records.emptyText')}
          action={
            <Button variant="primary" onClick={() => navigate('/m/voucherCenter')}>
              {t('tiles.deposit')}
            </Button>
          }
        />
      }
    />
  )
}
