import { useForget } from '@plaza/client'
import { downlineOptionsCall } from '@plaza/contract/agency'
import { longestRemark } from '@plaza/contract/money'
import { useStoreValue } from '@plaza/events'
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
import { TextField } from '@plaza/ui/field'
import { Form, Submit } from '@plaza/ui/form'
import { List, ListRow } from '@plaza/ui/list-row'
import { MoneyField } from '@plaza/ui/money-field'
import { Page, PageActions, Section, Stack } from '@plaza/ui/page'
import { useDownlineText } from '../../locales/downline-transfer/texts'
import { useTransferForm, type DownlineOptions } from './useTransferForm'

export interface TransferFormProps {
  options: DownlineOptions
  onSent: (id: string) => void
  /** Opens an earlier transfer. */
  onOpen: (id: string) => void
}

/** How much goes to a downline, and what it has to bet there; a transfer without an answer is settled first (DOWNLINE-1). */
export function TransferForm({ options, onSent, onOpen }: TransferFormProps) {
  const t = useDownlineText()
  const { money } = useFormats()
  const form = useTransferForm(options, onSent)
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const forget = useForget()
  const { currency, minMinor, maxMinor, withdrawableMinor, to, wagering, paymentPasswordRule } = options
  const { unanswered, amountMinor } = form
  const texts = useAmountTexts(amountMinor, form.limits, currency, {
    tooMuch: t('downline.tooMuch'),
    notEnough: t('downline.notEnough', { amount: money(withdrawableMinor, currency) }),
  })
  const remarkHelp = t('downline.remarkHelp', { count: longestRemark })
  const remarkError = { long: remarkHelp, odd: t('downline.remarkOdd') }[form.remarkProblem ?? ''] ?? null
  const poor = t('downline.poor', { amount: money(minMinor, currency) })
  const reason = form.isPoor
    ? poor
    : (texts.reason ?? (remarkError === null ? undefined : t('downline.remarkCheck')))
  const isOff = form.isSending || form.isPoor
  return (
    <>
      <Form isPage onSend={() => options.hasPaymentPassword && form.ask()}>
        <Page hasActions>
          <List>
            <ListRow icon="user" title={<bdi translate="no">{to}</bdi>} detail={t('downline.to')} />
            <ListRow
              icon="wallet"
              title={t('downline.available')}
              end={
                <Amount minor={withdrawableMinor} currency={currency} kind="balance" isMasked={isHidden} />
              }
            />
          </List>
          <SubmitFailure of={form} />
          {unanswered ? (
            <LostAnswer
              of={unanswered}
              currency={currency}
              title={t('downline.unanswered', {
                amount: money(unanswered.amountMinor, currency),
                to: form.askedTo,
              })}
              text={t('downline.unansweredText')}
            />
          ) : (
            <Stack gap={12}>
              <MoneyField
                label={t('downline.amount')}
                name="amount"
                valueMinor={amountMinor}
                onChange={form.setAmountMinor}
                currency={currency}
                minMinor={minMinor}
                maxMinor={maxMinor}
                error={texts.error}
                isDisabled={isOff}
              />
              <TextField
                label={t('downline.remark')}
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
          <Notice tone="info" title={t('downline.notice')}>
            {wagering === 0 ? t('downline.noticeFree') : t('downline.noticeWagering', { count: wagering })}
          </Notice>
          <Recent options={options} onOpen={onOpen} />
          <PageActions>
            {options.hasPaymentPassword ? (
              <Submit isPending={form.isSending} disabledReason={unanswered ? null : reason}>
                {t(unanswered ? 'downline.askAgain' : 'downline.submit')}
              </Submit>
            ) : (
              <SetWithdrawalPassword rule={paymentPasswordRule} onSet={() => forget(downlineOptionsCall)} />
            )}
          </PageActions>
        </Page>
      </Form>
      <WithdrawalPasswordPrompt
        isOpen={form.isAsking}
        isBusy={form.isSending}
        title={t('downline.confirmTitle', { amount: money(form.askedMinor, currency) })}
        text={t('downline.confirmText', { to: form.askedTo })}
        failure={form.passwordFailure}
        confirm={t('downline.submit')}
        rule={paymentPasswordRule}
        onAnswer={(password) => void form.confirm(password)}
        onCancel={form.stopAsking}
      />
    </>
  )
}

function Recent({ options: { recent }, onOpen }: Pick<TransferFormProps, 'options' | 'onOpen'>) {
  const t = useDownlineText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  if (recent.length === 0) return null
  return (
    <Section title={t('downline.recent')}>
      <List label={t('downline.recent')}>
        {recent.map(({ id, to, amountMinor, currency, remark, createdAt }) => (
          <ListRow
            key={id}
            title={<bdi translate="yes">{remark || to}</bdi>}
            detail={dateTime(createdAt, { timeZone })}
            end={<Amount minor={-amountMinor} currency={currency} kind="change" size="small" />}
            onPress={() => onOpen(id)}
          />
        ))}
      </List>
    </Section>
  )
}
