import { accountChanged, withdrawOptionsCall } from '@plaza/contract/money'
import { useCall } from '@plaza/client'
import { useSearchParams } from '@plaza/facade/router'
import { useErrorText } from '@plaza/i18n'
import { BalanceLine, MemberGate } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { usePageHead } from '@plaza/ui/page-head'
import { useAnewOn } from '../../parts/useAnewOn'
import { useWithdrawText } from '../../locales/withdraw/texts'
import { WithdrawalStatus } from './WithdrawalStatus'
import { WithdrawForm } from './WithdrawForm'

/** `/m/withdraw`: the form, or with `?order=` the status of that withdrawal (WITHDRAW-1). */
export function WithdrawScreen() {
  const [params, setParams] = useSearchParams()
  const id = params.get('order')
  usePageHead(id)
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

/** What the form of a withdrawal asks for. */
export const withdrawReads = [withdrawOptionsCall]

interface WithdrawStartProps {
  onOrder: (id: string) => void
  onOpen: (id: string) => void
}

function WithdrawStart({ onOrder, onOpen }: WithdrawStartProps) {
  const t = useWithdrawText()
  const errorText = useErrorText()
  useAnewOn(accountChanged, withdrawOptionsCall)
  useAnewOn('order:changed', withdrawOptionsCall)
  return (
    <Answer
      of={useCall(withdrawOptionsCall)}
      isPage
      pending={
        <>
          <BalanceLine />
          <Skeleton shape="button" />
          <SkeletonRows count={3} />
        </>
      }
      failed={{ title: t('withdraw.optionsFailed') }}
      refused={{
        'withdraw.unavailable': (
          <EmptyState title={t('withdraw.noWay')} text={errorText('withdraw.unavailable')} />
        ),
      }}
    >
      {(options) => <WithdrawForm options={options} onOrder={onOrder} onOpen={onOpen} />}
    </Answer>
  )
}
