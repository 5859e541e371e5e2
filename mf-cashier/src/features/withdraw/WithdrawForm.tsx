import { withdrawOptionsCall } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { LostAnswer, SetWithdrawalPassword, WithdrawalPasswordPrompt } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { Form, Submit } from '@plaza/ui/form'
import { Page, PageActions } from '@plaza/ui/page'
import { useWithdrawText } from '../../locales/withdraw/texts'
import { DebtNotice } from '../../parts/DebtNotice'
import { AccountChoice } from '../accounts/AccountChoice'
import { MoneySummary } from '../money-summary/MoneySummary'
import { RecentWithdrawals } from './RecentWithdrawals'
import { TurnoverBar } from './TurnoverBar'
import { useWithdrawForm, type WithdrawOptions } from './useWithdrawForm'
import { useWithdrawReason } from './useWithdrawReason'
import { WithdrawAmount } from './WithdrawAmount'
import { WithdrawChecks } from './WithdrawChecks'
import { WithdrawFailure } from './WithdrawFailure'
import { WithdrawPreview } from './WithdrawPreview'
import { WithdrawSummary } from './WithdrawSummary'

export interface WithdrawFormProps {
  options: WithdrawOptions
  /** Navigates to a withdrawal that was just requested. */
  onOrder: (id: string) => void
  /** Opens an earlier withdrawal. */
  onOpen: (id: string) => void
}

/**
 * What is to be in order first, then amount and account, then what can be withdrawn and the terms. A withdrawal without an
 * answer is settled before a new one starts (WITHDRAW-1).
 */
export function WithdrawForm({ options, onOrder, onOpen }: WithdrawFormProps) {
  const t = useWithdrawText()
  const { money } = useFormats()
  const { navigate } = useRemote()
  const form = useWithdrawForm(options, onOrder)
  const forget = useForget()
  const { currency, accounts, hasPaymentPassword, paymentPasswordRule, turnover } = options
  const { unanswered, amountMinor, account } = form
  const reason = useWithdrawReason(options, form)
  const isOpen = accounts.length > 0
  const isOff = reason.isClosed || form.isSending
  const submit = () => {
    if (isOpen && hasPaymentPassword && (unanswered || (account && !isOff && !form.isOffStep))) form.ask()
  }
  return (
    <>
      <Form isPage onSend={submit}>
        <Page hasActions>
          <DebtNotice />
          <WithdrawChecks options={options} />
          <WithdrawFailure of={form} />
          {unanswered && (
            <LostAnswer
              of={unanswered}
              currency={currency}
              title={t('withdraw.unanswered', { amount: money(unanswered.amountMinor, currency) })}
              text={t('withdraw.unansweredText')}
            />
          )}
          {!unanswered && isOpen && <WithdrawAmount options={options} form={form} isDisabled={isOff} />}
          {!unanswered && isOpen && (
            <AccountChoice accounts={accounts} chosen={account?.id} onChoose={form.choose} />
          )}
          <MoneySummary money={options}>
            {turnover.requiredMinor > 0 && <TurnoverBar {...turnover} currency={currency} />}
          </MoneySummary>
          {!unanswered && isOpen && (
            <WithdrawPreview
              options={options}
              amountMinor={form.problem === null ? amountMinor : null}
              feeMinor={form.feeMinor}
            />
          )}
          <RecentWithdrawals withdrawals={options.recent} onOpen={onOpen} />
          <PageActions
            summary={
              !unanswered &&
              isOpen &&
              hasPaymentPassword && (
                <WithdrawSummary
                  amountMinor={form.problem === null ? amountMinor : null}
                  feeMinor={form.feeMinor}
                  currency={currency}
                />
              )
            }
          >
            {!hasPaymentPassword ? (
              <SetWithdrawalPassword rule={paymentPasswordRule} onSet={() => forget(withdrawOptionsCall)} />
            ) : isOpen ? (
              <Submit isPending={form.isSending} disabledReason={unanswered ? null : reason.text}>
                {t(unanswered ? 'withdraw.askAgain' : 'withdraw.submit')}
              </Submit>
            ) : (
              <Button
                type="button"
                variant="primary"
                size="large"
                isBlock
                onClick={() => navigate('/m/cards')}
              >
                {t('withdraw.addAccount')}
              </Button>
            )}
          </PageActions>
        </Page>
      </Form>
      <WithdrawalPasswordPrompt
        isOpen={form.isAsking}
        isBusy={form.isSending}
        title={t('withdraw.confirmTitle', { amount: money(form.askedMinor, currency) })}
        text={t(form.askedFee > 0 ? 'withdraw.confirmFee' : 'withdraw.confirmText', {
          account: form.askedAccount,
          fee: money(form.askedFee, currency),
          arrives: money(form.askedMinor - form.askedFee, currency),
        })}
        failure={form.passwordFailure}
        confirm={t('withdraw.submit')}
        rule={paymentPasswordRule}
        onAnswer={(password) => void form.confirm(password)}
        onCancel={form.stopAsking}
      />
    </>
  )
}
