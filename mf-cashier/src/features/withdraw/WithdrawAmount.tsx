import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useAmountTexts } from '@plaza/money'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { MoneyField } from '@plaza/ui/money-field'
import { Stack } from '@plaza/ui/page'
import { useWithdrawText } from '../../locales/withdraw/texts'
import type { WithdrawFormState, WithdrawOptions } from './useWithdrawForm'

export interface WithdrawAmountProps {
  options: WithdrawOptions
  form: WithdrawFormState
  isDisabled: boolean
}

/** The amount, checked at the field, and all of it in one tap (WITHDRAW-1). */
export function WithdrawAmount({ options, form, isDisabled }: WithdrawAmountProps) {
  const t = useWithdrawText()
  const { money } = useFormats()
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const { currency, minMinor, maxMinor, stepMinor, withdrawableMinor } = options
  const isDayTighter = form.leftMinor < withdrawableMinor
  const texts = useAmountTexts(form.amountMinor, form.limits, currency, {
    ...(!isDayTighter && { tooMuch: t('withdraw.tooMuch') }),
    notEnough: t(isDayTighter ? 'withdraw.notToday' : 'withdraw.notEnough', {
      amount: money(form.limits.availableMinor, currency),
    }),
  })
  const offStep = form.isOffStep ? t('withdraw.offStep', { step: money(stepMinor, currency) }) : null
  return (
    <Stack gap={12}>
      <MoneyField
        label={t('money.amount')}
        name="amount"
        valueMinor={form.amountMinor}
        onChange={form.setAmountMinor}
        currency={currency}
        minMinor={minMinor}
        maxMinor={maxMinor}
        error={texts.error ?? offStep}
        isDisabled={isDisabled}
      />
      {!isDisabled && (
        <ChipGroup label={t('money.amount')}>
          <Chip
            isPressed={form.amountMinor === form.allMinor}
            onPress={() => form.setAmountMinor(form.allMinor)}
          >
            {isHidden ? t('withdraw.all') : `${t('withdraw.all')} · ${money(form.allMinor, currency)}`}
          </Chip>
        </ChipGroup>
      )}
    </Stack>
  )
}
