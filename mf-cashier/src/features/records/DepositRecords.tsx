import { localized } from '@plaza/contract/kernel'
import { depositMethodsCall, depositsCall, type Deposit } from '@plaza/contract/money'
import { useCall, useCallPages } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Records } from '@plaza/ui/records'
import { useCashierText } from '../../texts'
import { methodIcon } from '../deposit/deposit-view'
import { DepositState } from './DepositState'

/** ms during which the cached method names are fresh. */
const staleMs = 300_000

/** Deposits by day, newest first; older ones load while scrolling. */
export function DepositRecords() {
  const t = useCashierText()
  const language = useLanguage()
  const { navigate, timeZone } = useRemote()
  const { dateTime } = useFormats()
  const list = useCallPages(depositsCall, {})
  const { data } = useCall(depositMethodsCall, {}, { staleMs })
  const rowOf = (deposit: Deposit) => {
    // A method that is no longer offered has no name.
    const method = data?.methods.find(({ code }) => code === deposit.method)
    return {
      icon: method ? methodIcon(method) : 'wallet',
      title: method ? localized(method.name, language) : deposit.method,
      detail: dateTime(deposit.createdAt, { timeZone, style: 'time' }),
      end: <DepositState deposit={deposit} />,
    }
  }
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap((page) => page.deposits) }}
      keyOf={({ id }) => id}
      atOf={({ createdAt }) => createdAt}
      timeZone={timeZone}
      rowOf={rowOf}
      onOpen={({ id }) => navigate(`/m/voucherCenter?order=${id}`)}
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
