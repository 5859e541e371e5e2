import { paymentPasswordCall } from '@plaza/contract/money'
import { useCall, useForget } from '@plaza/client'
import { MemberGate, SetWithdrawalPassword } from '@plaza/money'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page, PageActions } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { usePasswordText } from '../../locales/password/texts'
import { ReplacePassword } from './ReplacePassword'

/** `/m/paymentPassword`: the withdrawal password is set, changed, or with `?recover=1` replaced by a code (WITHDRAW-2). */
export function PaymentPasswordScreen() {
  return (
    <MemberGate>
      <PaymentPassword />
    </MemberGate>
  )
}

function PaymentPassword() {
  const t = usePasswordText()
  const forget = useForget()
  return (
    <Answer
      of={useCall(paymentPasswordCall)}
      isPage
      pending={<SkeletonRows count={3} />}
      failed={{ title: t('password.failed') }}
    >
      {(state) =>
        state.hasPaymentPassword ? (
          <ReplacePassword state={state} />
        ) : (
          <Page hasActions>
            <EmptyState title={t('password.unset')} text={t('password.unsetText')} />
            <PageActions>
              <SetWithdrawalPassword
                rule={state.paymentPasswordRule}
                onSet={() => forget(paymentPasswordCall)}
              />
            </PageActions>
          </Page>
        )
      }
    </Answer>
  )
}
