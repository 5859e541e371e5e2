import { localized } from '@plaza/contract/kernel'
import { depositMethodsCall, depositsCall, type Deposit } from '@plaza/contract/money'
import { useCall, useCallPages } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Records, RecordTotals } from '@plaza/ui/records'
import { useRecordsText } from '../../locales/records/texts'
import { methodIcon } from '../deposit/deposit-view'
import { DepositState } from './DepositState'
import { useDepositColumns } from './useDepositColumns'

/** ms during which the cached method names are fresh. */
const staleMs = 300_000

/** Deposits by day, newest first, below the totals of all of them; older ones load while scrolling (RECORDS-2). */
export function DepositRecords() {
  const t = useRecordsText()
  const language = useLanguage()
  const { navigate, timeZone } = useRemote()
  const { dateTime, number } = useFormats()
  const list = useCallPages(depositsCall, {})
  const { data } = useCall(depositMethodsCall, {}, { staleMs })
  // A method that is no longer offered has no name.
  const methodOf = (code: string) => data?.methods.find((method) => method.code === code)
  const methodName = (code: string) => localized(methodOf(code)?.name ?? {}, language) || code
  const columns = useDepositColumns(methodName)
  const totals = list.pages?.at(-1)?.totals
  const rowOf = (deposit: Deposit) => {
    const method = methodOf(deposit.method)
    return {
      icon: method ? methodIcon(method) : 'wallet',
      title: methodName(deposit.method),
      detail: dateTime(deposit.createdAt, { timeZone, style: 'time' }),
      end: <DepositState deposit={deposit} />,
    }
  }
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap((page) => page.deposits) }}
      head={
        totals && totals.count > 0 ? (
          <RecordTotals
            totals={[
              {
                label: t('records.credited'),
                value: <Amount minor={totals.creditedMinor} currency={totals.currency} />,
              },
              { label: t('records.count'), value: number(totals.count) },
            ]}
          />
        ) : undefined
      }
      keyOf={({ id }) => id}
      atOf={({ createdAt }) => createdAt}
      timeZone={timeZone}
      rowOf={rowOf}
      onOpen={({ id }) => navigate(`/m/voucherCenter?order=${id}`)}
      csv={{ fileName: t('records.file'), columns }}
      failed={{ title: t('records.failed') }}
      moreFailed={t('records.moreFailed')}
      empty={
        <EmptyState
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
