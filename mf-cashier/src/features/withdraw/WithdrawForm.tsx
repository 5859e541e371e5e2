import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats, useText } from '@plaza/i18n'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { Form, Submit } from '@plaza/ui/form'
import { moneyError, MoneyField } from '@plaza/ui/money-field'
import { Page, PageActions, Stack } from '@plaza/ui/page'
import { Notice } from '../../money/Notice'
import { PasswordOnDemand } from '../../money/PasswordOnDemand'
import { SubmitFailure } from '../../money/SubmitFailure'
import { useFailureText } from '../../money/useFailureText'
import { useCashierText } from '../../texts'
import { RecentWithdrawals } from './RecentWithdrawals'
import { SetPassword } from './SetPassword'
import { useWithdrawForm, type WithdrawOptions } from './useWithdrawForm'
import { WithdrawableCard } from './WithdrawableCard'

export interface WithdrawFormProps {
  options: WithdrawOptions
  /** Goes to a withdrawal that was just asked for. */
  onOrder: (id: string) => void
  /** Opens an older one. */
  onOpen: (id: string) => void
}

/** Amount and account on one page; what got no answer is settled before anything new (WITHDRAW-1). */
export function WithdrawForm({ options, onOrder, onOpen }: WithdrawFormProps) {
  const t = useCashierText()
  const { money } = useFormats()
  const form = useWithdrawForm(options, onOrder)
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const text = useFailureText()
  const { currency, minMinor, account, paymentPasswordRule } = options
  const { unanswered, failure, amountMinor } = form
  const error = useAmountError(form, options)
  const reason = form.isPoor
    ? t('withdraw.nothing', { amount: money(minMinor, currency) })
    : form.problem && t(form.problem === 'missing' ? 'money.needAmount' : 'money.checkAmount')
  return (
    <>
      <Form isPage onSend={() => options.hasPaymentPassword && form.ask()}>
        <Page hasActions>
          <WithdrawableCard options={options} />
          {failure && <SubmitFailure failure={failure} />}
          {unanswered ? (
            <Notice title={t('withdraw.unanswered', { amount: money(unanswered.amountMinor, currency) })}>
              {t('withdraw.unansweredText')}
            </Notice>
          ) : (
            <Stack gap={12}>
              <MoneyField
                label={t('money.amount')}
                name="amount"
                valueMinor={amountMinor}
                onChange={form.setAmountMinor}
                currency={currency}
                minMinor={minMinor}
                maxMinor={options.maxMinor}
                error={error}
                isDisabled={form.isSending || form.isPoor}
              />
              {!form.isPoor && (
                <ChipGroup label={t('money.amount')}>
                  <Chip
                    isPressed={amountMinor === form.allMinor}
                    isDisabled={form.isSending}
                    onPress={() => form.setAmountMinor(form.allMinor)}
                  >
                    {isHidden
                      ? t('withdraw.all')
                      : `${t('withdraw.all')} · ${money(form.allMinor, currency)}`}
                  </Chip>
                </ChipGroup>
              )}
            </Stack>
          )}
          <RecentWithdrawals withdrawals={options.recent} onOpen={onOpen} />
          <PageActions>
            {options.hasPaymentPassword ? (
              <Submit isPending={form.isSending} disabledReason={unanswered ? null : reason}>
                {t(unanswered ? 'withdraw.askAgain' : 'withdraw.submit')}
              </Submit>
            ) : (
              <SetPassword rule={paymentPasswordRule} />
            )}
          </PageActions>
        </Page>
      </Form>
      <PasswordOnDemand
        isOpen={form.isAsking}
        isBusy={form.isSending}
        title={t('withdraw.confirmTitle', { amount: money(form.askedMinor, currency) })}
        text={t('withdraw.confirmText', { account })}
        label={t('withdraw.password.label')}
        error={form.passwordFailure ? text(form.passwordFailure) : null}
        confirm={t('withdraw.submit')}
        rule={paymentPasswordRule}
        onAnswer={(password) => void form.confirm(password)}
        onCancel={form.stopAsking}
      />
    </>
  )
}

/** What is wrong with the amount, under its field. */
function useAmountError(
  { amountMinor, problem }: ReturnType<typeof useWithdrawForm>,
  { currency, minMinor, maxMinor, withdrawableMinor }: WithdrawOptions,
): string | null {
  const t = useCashierText()
  const ui = useText('ui')
  const { money } = useFormats()
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  if (amountMinor === null) return null
  if (problem === 'balance' && isHidden) return t('withdraw.tooMuch')
  if (problem === 'balance') return t('withdraw.notEnough', { amount: money(withdrawableMinor, currency) })
  return moneyError(amountMinor, { minMinor, maxMinor, currency }, money, ui)
}
