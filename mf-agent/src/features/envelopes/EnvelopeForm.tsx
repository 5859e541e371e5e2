import { useForget } from '@plaza/client'
import { sentEnvelopesCall } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import {
  LostAnswer,
  Notice,
  SetWithdrawalPassword,
  SubmitFailure,
  WithdrawalPasswordPrompt,
} from '@plaza/money'
import { Amount } from '@plaza/ui/amount'
import { Form, Submit } from '@plaza/ui/form'
import { List, ListRow } from '@plaza/ui/list-row'
import { Page, PageActions } from '@plaza/ui/page'
import { useEnvelopesText } from '../../locales/envelopes/texts'
import { EnvelopeFields, useEnvelopeAmount } from './EnvelopeFields'
import { useEnvelopeForm, type EnvelopeProblem, type EnvelopeTerms } from './useEnvelopeForm'

const reasons = {
  packets: 'envelopes.packetsCheck',
  many: 'envelopes.packetsMany',
  tooFewChosen: 'envelopes.packetsChosen',
  nobody: 'envelopes.chosenCheck',
  long: 'envelopes.messageCheck',
  odd: 'envelopes.messageCheck',
} as const satisfies Record<EnvelopeProblem, string>

export interface EnvelopeFormProps {
  terms: EnvelopeTerms
  onMade: (amountMinor: number) => void
}

/** A new red envelope; one without an answer is settled first (ENVELOPE-1). */
export function EnvelopeForm({ terms, onMade }: EnvelopeFormProps) {
  const t = useEnvelopesText()
  const { money } = useFormats()
  const form = useEnvelopeForm(terms, onMade)
  const amount = useEnvelopeAmount({ form, terms })
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const forget = useForget()
  const { currency, minMinor, withdrawableMinor, wagering, paymentPasswordRule } = terms
  const { unanswered, problemOfContent: problem, askedChosen, askedPackets } = form
  const reason = form.isPoor
    ? t('envelopes.poor', { amount: money(minMinor, currency) })
    : (amount.reason ?? (problem === null ? undefined : t(reasons[problem])))
  return (
    <>
      <Form isPage onSend={() => terms.hasPaymentPassword && form.ask()}>
        <Page hasActions>
          <p>{t('envelopes.intro')}</p>
          <List>
            <ListRow
              icon="wallet"
              title={t('envelopes.available')}
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
              title={t('envelopes.unanswered', { amount: money(unanswered.amountMinor, currency) })}
              text={t('envelopes.unansweredText')}
            />
          ) : (
            <EnvelopeFields form={form} terms={terms} />
          )}
          {wagering > 0 && (
            <Notice tone="info" title={t('envelopes.betTitle', { count: wagering })}>
              {t('envelopes.betText')}
            </Notice>
          )}
          <PageActions>
            {terms.hasPaymentPassword ? (
              <Submit isPending={form.isSending} disabledReason={unanswered ? null : reason}>
                {t(unanswered ? 'envelopes.askAgain' : 'envelopes.submit')}
              </Submit>
            ) : (
              <SetWithdrawalPassword rule={paymentPasswordRule} onSet={() => forget(sentEnvelopesCall)} />
            )}
          </PageActions>
        </Page>
      </Form>
      <WithdrawalPasswordPrompt
        isOpen={form.isAsking}
        isBusy={form.isSending}
        title={t('envelopes.confirmTitle', { amount: money(form.askedMinor, currency) })}
        text={
          askedChosen === null
            ? t('envelopes.confirmAll', { packets: askedPackets })
            : t('envelopes.confirmChosen', { packets: askedPackets, count: askedChosen })
        }
        failure={form.passwordFailure}
        confirm={t('envelopes.submit')}
        rule={paymentPasswordRule}
        onAnswer={(password) => void form.confirm(password)}
        onCancel={form.stopAsking}
      />
    </>
  )
}
