import { depositMethodsCall } from '@plaza/contract/money'
import { useCall } from '@plaza/client'
import { useSearchParams } from '@plaza/facade/router'
import { MemberGate } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { useTopOnChange } from '../../parts/useTopOnChange'
import { useDepositText } from '../../locales/deposit/texts'
import { DepositForm } from './DepositForm'
import { DepositFormSkeleton } from './DepositFormSkeleton'
import { DepositStatus } from './DepositStatus'

/** `/m/voucherCenter`: the form, or with `?order=` the status of that order (DEPOSIT-3). */
export function DepositScreen() {
  const [params, setParams] = useSearchParams()
  const id = params.get('order')
  useTopOnChange(id)
  return (
    <MemberGate>
      {id ? (
        <DepositStatus key={id} id={id} onAgain={() => setParams({}, { replace: true })} />
      ) : (
        // The order replaces the form in the history, so that going back does not return to a form that was already
        // sent.
        <DepositStart onOrder={(order) => setParams({ order }, { replace: true })} />
      )}
    </MemberGate>
  )
}

function DepositStart({ onOrder }: { onOrder: (id: string) => void }) {
  const t = useDepositText()
  const answer = useCall(depositMethodsCall)
  return (
    <Answer
      of={answer}
      isPage
      pending={<DepositFormSkeleton />}
      failed={{ title: t('deposit.methodsFailed') }}
      isEmpty={({ methods }) => methods.length === 0}
      empty={<EmptyState title={t('deposit.noMethods')} text={t('deposit.noMethodsText')} />}
    >
      {({ methods, open }) => (
        // The cached order may have ended meanwhile, so the answer must be fresh.
        <DepositForm methods={methods} open={answer.isFetchedAfterMount ? open : null} onOrder={onOrder} />
      )}
    </Answer>
  )
}
