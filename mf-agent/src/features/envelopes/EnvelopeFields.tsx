import { envelopeSplits, mostPackets } from '@plaza/contract/agency'
import { longestRemark } from '@plaza/contract/money'
import { useFormats } from '@plaza/i18n'
import { useAmountTexts } from '@plaza/money'
import { TextField } from '@plaza/ui/field'
import { MoneyField } from '@plaza/ui/money-field'
import { Stack } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { useEnvelopesText } from '../../locales/envelopes/texts'
import { ReceiverPicker } from './ReceiverPicker'
import type { useEnvelopeForm, EnvelopeTerms } from './useEnvelopeForm'

export interface EnvelopeFieldsProps {
  form: ReturnType<typeof useEnvelopeForm>
  terms: EnvelopeTerms
}

const audiences = ['all', 'chosen'] as const

/** Texts about the amount, which the button shows too. */
export function useEnvelopeAmount({ form, terms: { currency, withdrawableMinor } }: EnvelopeFieldsProps) {
  const t = useEnvelopesText()
  const { money } = useFormats()
  return useAmountTexts(form.amountMinor, form.limits, currency, {
    tooMuch: t('envelopes.tooMuch'),
    notEnough: t('envelopes.notEnough', { amount: money(withdrawableMinor, currency) }),
  })
}

/** What is in an envelope, how it is split, for whom it is, and what it says. */
export function EnvelopeFields({ form, terms }: EnvelopeFieldsProps) {
  const t = useEnvelopesText()
  const { money } = useFormats()
  const texts = useEnvelopeAmount({ form, terms })
  const { currency, minMinor, maxMinor } = terms
  const { problemOfContent: problem } = form
  const isOff = form.isSending || form.isPoor
  const packetsHelp = t('envelopes.packetsHelp', { most: mostPackets, least: money(1, currency) })
  const packetsError =
    problem === 'many' || problem === 'tooFewChosen'
      ? t(problem === 'many' ? 'envelopes.packetsMany' : 'envelopes.packetsChosen')
      : problem === 'packets' && form.packetsText !== ''
        ? packetsHelp
        : null
  const messageHelp = t('envelopes.messageHelp', { count: longestRemark })
  const messageError = problem === 'long' ? messageHelp : problem === 'odd' ? t('envelopes.messageOdd') : null
  return (
    <Stack gap={12}>
      <MoneyField
        label={t('envelopes.amount')}
        name="amount"
        valueMinor={form.amountMinor}
        onChange={form.setAmountMinor}
        currency={currency}
        minMinor={minMinor}
        maxMinor={maxMinor}
        error={texts.error}
        isDisabled={isOff}
      />
      <TextField
        label={t('envelopes.packets')}
        name="packets"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        help={packetsHelp}
        error={packetsError}
        value={form.packetsText}
        onChange={form.setPacketsText}
        disabled={isOff}
      />
      <Segmented
        label={t('envelopes.split')}
        options={[...envelopeSplits]
          .reverse()
          .map((value) => ({ value, label: t(`envelopes.splits.${value}`) }))}
        value={form.split}
        onChange={form.setSplit}
        isDisabled={isOff}
      />
      <TextField
        label={t('envelopes.message')}
        isOptional
        name="message"
        autoComplete="off"
        help={messageHelp}
        error={messageError}
        value={form.message}
        onChange={form.setMessage}
        disabled={isOff}
      />
      <Segmented
        label={t('envelopes.receivers')}
        options={audiences.map((value) => ({ value, label: t(`envelopes.for.${value}`) }))}
        value={form.audience}
        onChange={form.setAudience}
        isDisabled={isOff}
      />
      {form.audience === 'chosen' && <ReceiverPicker chosen={form.chosen} onToggle={form.toggle} />}
    </Stack>
  )
}
