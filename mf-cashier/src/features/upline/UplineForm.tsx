import { longestRemark, uplineOptionsCall } from '@plaza/contract/money'
import { useForget } from '@plaza/client'
import { useStoreValue } from '@plaza/events'
import { Link } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import {
  LostAnswer,
  Notice,
  SetWithdrawalPassword,
  SubmitFailure,
  useAmountTexts,
  WithdrawalPasswordPrompt,
} from '@plaza/money'
import { Amount } from '@plaza/ui/amount'
import { buttonClass } from '@plaza/ui/button'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { TextField } from '@plaza/ui/field'
import { Form, Submit } from '@plaza/ui/form'
import { List, ListRow } from '@plaza/ui/list-row'
import { MoneyField } from '@plaza/ui/money-field'
import { Page, PageActions, Stack } from '@plaza/ui/page'
import { useUplineText } from '../../locales/upline/texts'
import { DebtNotice } from '../../parts/DebtNotice'
import { LatestTransfers } from './LatestTransfers'
import { useUplineForm, type UplineOptions } from './useUplineForm'

export interface UplineFormProps {
  options: UplineOptions
  /** Navigates to a transfer that was just made. */
  onSent: (id: string) => void
  /** Opens an earlier transfer. */
  onOpen: (id: string) => void
}

/** To whom, how much, and what it means there; one without an answer is settled before a new one starts (UPLINE-1). */
export function UplineForm({ options, onSent, onOpen }: UplineFormProps) {
  const t = useUplineText()
  const { money } = useFormats()
  const form = useUplineForm(options, onSent)
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const forget = useForget()
  const { currency, minMinor, maxMinor, withdrawableMinor, to, isHeldByTurnover, paymentPasswordRule } =
    options
  const { unanswered, amountMinor } = form
  const texts = useAmountTexts(amountMinor, form.limits, currency, {
    tooMuch: t('upline.tooMuch'),
    notEnough: t('upline.notEnough', { amount: money(withdrawableMinor, currency) }),
  })
  const poor = t('upline.poor', { amount: money(minMinor, currency) })
  const remarkHelp = t('upline.remarkHelp', { count: longestRemark })
  const remarkError = { long: remarkHelp, odd: t('upline.remarkOdd') }[form.remarkProblem ?? ''] ?? null
  const reason = isHeldByTurnover
    ? t('upline.heldReason')
    : form.isPoor
      ? poor
      : (texts.reason ?? (remarkError === null ? undefined : t('upline.remarkCheck')))
  const isOff = form.isSending || form.isPoor || isHeldByTurnover
  return (
    <>
      <Form isPage onSend={() => options.hasPaymentPassword && form.ask()}>
        <Page hasActions>
          <List>
            <ListRow icon="user" title={<bdi translate="no">{to}</bdi>} detail={t('upline.to')} />
            <ListRow
              icon="wallet"
              title={t('upline.available')}
              end={
                <Amount minor={withdrawableMinor} currency={currency} kind="balance" isMasked={isHidden} />
              }
            />
          </List>
          <DebtNotice />
          <SubmitFailure of={form} />
          {isHeldByTurnover && (
            <Notice
              title={t('upline.held')}
              action={
                <Link to="/m/turnover" className={buttonClass({ size: 'small' })}>
                  {t('upline.toTurnover')}
                </Link>
              }
            >
              {t('upline.heldText')}
            </Notice>
          )}
          {unanswered ? (
            <LostAnswer
              of={unanswered}
              currency={currency}
              title={t('upline.unanswered', { amount: money(unanswered.amountMinor, currency) })}
              text={t('upline.unansweredText')}
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
                maxMinor={maxMinor}
                error={texts.error}
                isDisabled={isOff}
              />
              {!isOff && (
                <ChipGroup label={t('money.amount')}>
                  <Chip
                    isPressed={amountMinor === form.allMinor}
                    onPress={() => form.setAmountMinor(form.allMinor)}
                  >
                    {isHidden ? t('upline.all') : `${t('upline.all')} · ${money(form.allMinor, currency)}`}
                  </Chip>
                </ChipGroup>
              )}
              <TextField
                label={t('upline.remark')}
                isOptional
                name="remark"
                autoComplete="off"
                help={remarkHelp}
                error={remarkError}
                value={form.remark}
                onChange={form.setRemark}
                disabled={isOff}
              />
            </Stack>
          )}
          <Notice tone="info" title={t('upline.notice')}>
            {t('upline.noticeText')}
          </Notice>
          <LatestTransfers transfers={options.recent} onOpen={onOpen} />
          <PageActions>
            {options.hasPaymentPassword ? (
              <Submit isPending={form.isSending} disabledReason={unanswered ? null : reason}>
                {t(unanswered ? 'upline.askAgain' : 'upline.submit')}
              </Submit>
            ) : (
              <SetWithdrawalPassword rule={paymentPasswordRule} onSet={() => forget(uplineOptionsCall)} />
            )}
          </PageActions>
        </Page>
      </Form>
      <WithdrawalPasswordPrompt
        isOpen={form.isAsking}
        isBusy={form.isSending}
        title={t('upline.confirmTitle', { amount: money(form.askedMinor, currency) })}
        text={t('upline.confirmText', { to })}
        failure={form.passwordFailure}
        confirm={t('upline.submit')}
        rule={paymentPasswordRule}
        onAnswer={(password) => void form.confirm(password)}
        onCancel={form.stopAsking}
      />
    </>
  )
}
