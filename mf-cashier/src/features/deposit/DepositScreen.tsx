import { depositLimitsCall, depositMethodsCall } from '@plaza/contract/money'
import { useSearchParams } from '@plaza/facade/router'
import { MemberGate } from '@plaza/money'
import { usePageHead } from '@plaza/ui/page-head'
import { DepositStart } from './DepositStart'
import { DepositStatus } from './DepositStatus'

/** What the form of a deposit asks for. */
export const depositReads = [depositMethodsCall, depositLimitsCall]

/** `/m/voucherCenter`: the form, or with `?order=` the status of that order (DEPOSIT-3). */
export function DepositScreen() {
  const [params, setParams] = useSearchParams()
  const id = params.get('order')
  usePageHead(id ?? params.get('method'))
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
