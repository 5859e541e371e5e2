import { depositMethodsCall } from '@plaza/contract'
import { useCall } from '@plaza/client'
import { useSearchParams } from '@plaza/facade/router'
import { useErrorText } from '@plaza/i18n'
import { EmptyState } from '@plaza/ui/empty-state'
import { FailureCard } from '@plaza/ui/failure-card'
import { Page } from '@plaza/ui/page'
import { MemberGate } from '../../money/MemberGate'
import { useTopOnChange } from '../../money/useTopOnChange'
import { useCashierText } from '../../texts'
import { DepositForm } from './DepositForm'
import { DepositFormSkeleton } from './DepositFormSkeleton'
import { DepositStatus } from './DepositStatus'

/** `/m/voucherCenter`: the form; with `?order=` the state of that order (DEPOSIT-3). */
export function DepositScreen() {
  const [params, setParams] = useSearchParams()
  const id = params.get('order')
  useTopOnChange(id)
  return (
    <MemberGate>
      {id ? (
        <DepositStatus key={id} id={id} onAgain={() => setParams({}, { replace: true })} />
      ) : (
        // The order takes the form's place in the history: going back does not lead to a form that was sent.
        <DepositStart onOrder={(order) => setParams({ order }, { replace: true })} />
      )}
    </MemberGate>
  )
}

function DepositStart({ onOrder }: { onOrder: (id: string) => void }) {
  const t = useCashierText()
  const say = useErrorText()
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useCall(depositMethodsCall)
  if (data && data.methods.length > 0)
    // What was open before may have ended since: only a fresh answer says.
    return (
      <DepositForm methods={data.methods} open={isFetchedAfterMount ? data.open : null} onOrder={onOrder} />
    )
  if (data)
    return (
      <Page isCentred>
        <EmptyState title={t('deposit.noMethods')} text={t('deposit.noMethodsText')} />
      </Page>
    )
  if (!error) return <DepositFormSkeleton />
  return (
    <Page isCentred>
      <FailureCard
        title={t('deposit.methodsFailed')}
        text={say(error.code, error.value)}
        reference={error.requestId}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  )
}
