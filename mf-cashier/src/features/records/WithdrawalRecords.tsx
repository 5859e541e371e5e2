import {
  withdrawalExportCall,
  withdrawalFilters,
  withdrawalRecordsCall,
  type Withdrawal,
  type WithdrawalFilter,
} from '@plaza/contract/money'
import { useCallPages, useExport } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { Pill } from '@plaza/ui/pill'
import { Records } from '@plaza/ui/records'
import { useRecordsText } from '../../locales/records/texts'
import { isReturned, shownState } from '../../orders/withdrawal-end'
import { useAnewOn } from '../../parts/useAnewOn'
import { withdrawalLook } from '../withdraw/withdrawal-view'
import { EmptyRecords } from './EmptyRecords'
import { RecordsHead } from './RecordsHead'
import { useRecordFilter } from './useRecordFilter'
import { useWithdrawalColumns } from './useWithdrawalColumns'
import { useWithdrawalDetail } from './useWithdrawalDetail'

const filters = Object.keys(withdrawalFilters) as WithdrawalFilter[]

/** Withdrawals by day, newest first, below the filter and the totals of all that it finds (RECORDS-1). */
export function WithdrawalRecords() {
  const t = useRecordsText()
  const { navigate, timeZone } = useRemote()
  const { dateTime, number } = useFormats()
  const { bar, values, query, isNarrowed } = useRecordFilter(
    [
      {
        name: 'state',
        label: t('records.state'),
        options: [
          { value: '', label: t('records.all') },
          ...filters.map((value) => ({ value, label: t(`withdrawals.filters.${value}`) })),
        ],
      },
    ],
    t('withdrawals.search'),
  )
  const chosen = filters.find((one) => one === values['state'])
  const filter = { ...query, ...(chosen && { state: chosen }) }
  const list = useCallPages(withdrawalRecordsCall, filter)
  useAnewOn('order:changed', withdrawalRecordsCall)
  const all = useExport(withdrawalExportCall, filter)
  const columns = useWithdrawalColumns()
  const detailOf = useWithdrawalDetail()
  const totals = list.pages?.at(-1)?.totals
  const money = (minor: number) => <Amount minor={minor} currency={totals?.currency ?? ''} />
  const rowOf = (withdrawal: Withdrawal) => {
    const { account, amountMinor, currency, createdAt } = withdrawal
    const state = shownState(withdrawal)
    return {
      icon: 'withdraw',
      title: <bdi translate="no">{account}</bdi>,
      detail: dateTime(createdAt, { timeZone, style: 'time' }),
      end: (
        <>
          <Amount
            minor={isReturned(withdrawal) ? amountMinor : -amountMinor}
            currency={currency}
            kind={isReturned(withdrawal) ? 'plain' : 'change'}
            size="small"
          />
          <Pill {...withdrawalLook(state)}>{t(`pills.withdrawal.${state}`)}</Pill>
        </>
      ),
    }
  }
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap((page) => page.withdrawals) }}
      head={
        <RecordsHead
          title={t('withdrawals.title')}
          bar={bar}
          totals={
            totals &&
            totals.count > 0 && [
              { label: t('withdrawals.requested'), value: money(totals.requestedMinor) },
              { label: t('withdrawals.paid'), value: money(totals.paidMinor) },
              ...(totals.feeMinor === undefined
                ? []
                : [{ label: t('withdrawals.fees'), value: money(totals.feeMinor) }]),
              { label: t('withdrawals.count'), value: number(totals.count) },
            ]
          }
        />
      }
      keyOf={({ id }) => id}
      atOf={({ createdAt }) => createdAt}
      timeZone={timeZone}
      rowOf={rowOf}
      detailOf={detailOf}
      csv={{ fileName: t('withdrawals.file'), columns, all }}
      failed={{ title: t('withdrawals.failed') }}
      moreFailed={t('withdrawals.moreFailed')}
      empty={
        <EmptyRecords
          isNarrowed={isNarrowed}
          title={t('withdrawals.empty')}
          text={t('withdrawals.emptyText')}
          action={
            <Button variant="primary" onClick={() => navigate('/m/withdraw')}>
              {t('tiles.withdraw')}
            </Button>
          }
        />
      }
    />
  )
}
