import { depositMethodsCall, depositsCall, type Deposit } from '@plaza/contract'
import { useCall, useCallPages } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { FailureCard } from '@plaza/ui/failure-card'
import { DayHeading, List } from '@plaza/ui/list-row'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useCashierText } from '../../texts'
import { DepositRow } from './DepositRow'
import { groupByDay } from './group-by-day'
import { RecordsEnd } from './RecordsEnd'
import styles from './DepositRecords.module.css'

/** ms for which the names of methods are fresh. */
const staleMs = 300_000

/** Deposits newest first, by day; older ones come while scrolling. */
export function DepositRecords() {
  const t = useCashierText()
  const say = useErrorText()
  const { navigate } = useRemote()
  const list = useCallPages(depositsCall, {})
  const deposits = (list.pages ?? []).flatMap((page) => page.deposits)
  if (list.isPending)
    return (
      <Page>
        <div aria-busy="true">
          <SkeletonRows count={6} />
        </div>
      </Page>
    )
  if (list.failure)
    return (
      <Page isCentred>
        <FailureCard
          title={t('records.failed')}
          text={say(list.failure.code, list.failure.value)}
          reference={list.failure.requestId}
          onRetry={list.retry}
        />
      </Page>
    )
  if (deposits.length === 0)
    return (
      <Page isCentred>
        <EmptyState
          title={t('records.empty')}
          text={t('records.emptyText')}
          action={
            <Button variant="primary" onClick={() => navigate('/m/voucherCenter')}>
              {t('tiles.deposit')}
            </Button>
          }
        />
      </Page>
    )
  return (
    <Page>
      <div>
        <DepositDays deposits={deposits} />
        <RecordsEnd
          hasMore={list.hasMore}
          isLoadingMore={list.isLoadingMore}
          isPageFailed={list.isPageFailed}
          onRetry={list.retryPage}
        />
      </div>
    </Page>
  )
}

function DepositDays({ deposits }: { deposits: readonly Deposit[] }) {
  const { navigate, timeZone } = useRemote()
  const { dateTime } = useFormats()
  const { data } = useCall(depositMethodsCall, {}, { staleMs })
  const groups = groupByDay(deposits, ({ createdAt }) => dateTime(createdAt, { timeZone, style: 'date' }))
  return groups.map(({ day, rows }) => (
    <section key={day} className={styles.day} aria-label={day}>
      <DayHeading>{day}</DayHeading>
      <List label={day}>
        {rows.map((deposit) => (
          <DepositRow
            key={deposit.id}
            deposit={deposit}
            method={data?.methods.find(({ code }) => code === deposit.method)}
            onOpen={() => navigate(`/m/voucherCenter?order=${deposit.id}`)}
          />
        ))}
      </List>
    </section>
  ))
}
