import { withdrawOptionsCall } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import {
  LostAnswer,
  SetWithdrawalPassword,
  SubmitFailure,
  useAmountTexts,
  WithdrawalPasswordPrompt,
} from '@plaza/money'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { Form, Submit } from '@plaza/ui/form'
import { MoneyField } from '@plaza/ui/money-field'
import { Page, PageActions, Stack } from '@plaza/ui/page'
import { useWithdrawText } from '../../locales/withdraw/texts'
import { RecentWithdrawals } from './RecentWithdrawals'
import { useWithdrawForm, type WithdrawOptions } from './useWithdrawForm'
import { WithdrawableCard } from './WithdrawableCard'

export interface WithdrawFormProps {
  options: WithdrawOptions
  /** Navigates to a withdrawal that was just requested. */
  onOrder: (id: string) => void
  /** Opens an earlier withdrawal. */
  onOpen: (id: string) => void
}

/** Amount and account on one page. A withdrawal without an answer is settled before a new one starts (WITHDRAW-1). */
export function WithdrawForm({ options, onOrder, onOpen }: WithdrawFormProps) {
  const t = useWithdrawText()
  const { money } = useFormats()
  const form = useWithdrawForm(options, onOrder)
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const forget = useForget()
  const { currency, minMinor, account, paymentPasswordRule } = options
  const { unanswered, amountMinor } = form
  const texts = useAmountTexts(amountMinor, form.limits, currency, {
    tooMuch: t('withdraw.tooMuch'),
    notEnough: t('withdraw.notEnough', { amount: money(options.withdrawableMinor, currency) }),
  })
  const reason = form.isPoor ? t('withdraw.nothing', { amount: money(minMinor, currency) }) : texts.reason
  return (
    <>
      <Form isPage onSend={() => options.hasPaymentPassword && form.ask()}>
        <Page hasActions>
          <WithdrawableCard options={options} />
          <SubmitFailure of={form} />
          {unanswered ? (
            <LostAnswer
              of={unanswered}
              currency={currency}
              title={t('withdraw.unanswered', { amount: money(unanswered.amountMinor, currency) })}
              text={t('withdraw.unansweredText')}
            />
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
                error={texts.error}
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
              <SetWithdrawalPassword rule={paymentPasswordRule} onSet={() => forget(withdrawOptionsCall)} />
            )}
          </PageActions>
        </Page>
      </Form>
      <WithdrawalPasswordPrompt
        isOpen={form.isAsking}
        isBusy={form.isSending}
        title={t('withdraw.confirmTitle', { amount: money(form.askedMinor, currency) })}
        text={t('withdraw.confirmText', { account })}
        failure={form.passwordFailure}
        confirm={t('withdraw.submit')}
        rule={paymentPasswordRule}
        onAnswer={(password) => void form.confirm(password)}
        onCancel={form.stopAsking}
      />
    </>
  )
}
