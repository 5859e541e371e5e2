import { withdrawOptionsCall } from '@plaza/contract'
import { useCall } from '@plaza/client'
import { useSearchParams } from '@plaza/facade/router'
import { useErrorText } from '@plaza/i18n'
import { EmptyState } from '@plaza/ui/empty-state'
import { FailureCard } from '@plaza/ui/failure-card'
import { Page } from '@plaza/ui/page'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { BalanceLine } from '../../money/BalanceLine'
import { MemberGate } from '../../money/MemberGate'
import { useTopOnChange } from '../../money/useTopOnChange'
import { useCashierText } from '../../texts'
import { WithdrawalStatus } from './WithdrawalStatus'
import { WithdrawForm } from './WithdrawForm'

/** `/m/withdraw`: the form; with `?order=` the state of that withdrawal (WITHDRAW-1). */
export function WithdrawScreen() {
  const [params, setParams] = useSearchParams()
  const id = params.get('order')
  useTopOnChange(id)
  return (
    <MemberGate>
      {id ? (
        <WithdrawalStatus key={id} id={id} onAgain={() => setParams({}, { replace: true })} />
      ) : (
        <WithdrawStart
          onOrder={(order) => setParams({ order }, { replace: true })}
          onOpen={(order) => setParams({ order })}
        />
      )}
    </MemberGate>
  )
}

interface WithdrawStartProps {
  onOrder: (id: string) => void
  onOpen: (id: string) => void
}

function WithdrawStart({ onOrder, onOpen }: WithdrawStartProps) {
  const t = useCashierText()
  const say = useErrorText()
  const { data, error, isFetching, refetch } = useCall(withdrawOptionsCall)
  if (data) return <WithdrawForm options={data} onOrder={onOrder} onOpen={onOpen} />
  if (error?.code === 'withdraw.unavailable')
    return (
      <Page isCentred>
        <EmptyState title={t('withdraw.noWay')} text={say(error.code)} />
      </Page>
    )
  return (
    <Page isCentred={Boolean(error)}>
      {error ? (
        <FailureCard
          title={t('withdraw.optionsFailed')}
          text={say(error.code, error.value)}
          reference={error.requestId}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <BalanceLine />
          <div aria-busy="true">
            <Skeleton shape="button" />
            <SkeletonRows count={3} />
          </div>
        </>
      )}
    </Page>
  )
}
