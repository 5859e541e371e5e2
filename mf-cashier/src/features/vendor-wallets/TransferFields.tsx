import { useFormats } from '@plaza/i18n'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { MoneyField } from '@plaza/ui/money-field'
import { Section, Stack } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { useVendorWalletsText } from '../../locales/vendor-wallets/texts'
import type { useTransferForm } from './useTransferForm'

export interface TransferFieldsProps {
  form: ReturnType<typeof useTransferForm>
  currency: string
  error: string | null
  isHidden: boolean
}

/** Which way and how much. */
export function TransferFields({ form, currency, error, isHidden }: TransferFieldsProps) {
  const t = useVendorWalletsText()
  const { money } = useFormats()
  const { allMinor, amountMinor, isSending, wallet } = form
  return (
    <Section title={t('vendorWallets.transfer')}>
      <Stack gap={12}>
        <Segmented
          label={t('vendorWallets.direction')}
          value={form.direction}
          onChange={form.setDirection}
          isDisabled={isSending}
          options={[
            { value: 'in', label: t('vendorWallets.in', { name: wallet?.name ?? '' }) },
            { value: 'out', label: t('vendorWallets.out') },
          ]}
        />
        <MoneyField
          label={t('money.amount')}
          name="amount"
          valueMinor={amountMinor}
          onChange={form.setAmountMinor}
          currency={currency}
          help=""
          error={error}
          isDisabled={isSending}
        />
        {allMinor > 0 && (
          <ChipGroup label={t('money.amount')}>
            <Chip isPressed={amountMinor === allMinor} onPress={() => form.setAmountMinor(allMinor)}>
              {isHidden ? t('vendorWallets.all') : `${t('vendorWallets.all')} · ${money(allMinor, currency)}`}
            </Chip>
          </ChipGroup>
        )}
      </Stack>
    </Section>
  )
}
