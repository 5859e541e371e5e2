import { minorToDecimal, type Deposit } from '@plaza/contract'
import { useFormats } from '@plaza/i18n'
import { CopyField } from '@plaza/ui/copy-field'
import { Stack } from '@plaza/ui/page'
import { useCashierText } from '../../texts'

/** What the bank and customer service ask for, to be copied. */
export function DepositFacts({ deposit }: { deposit: Deposit }) {
  const t = useCashierText()
  const { money } = useFormats()
  const { amountMinor, currency, state, held } = deposit
  const isAwaited = state === 'awaiting-payment'
  const hasReference = isAwaited || state === 'failed' || held !== undefined
  return (
    <Stack gap={8}>
      {isAwaited && (
        <CopyField
          label={t('deposit.payAmount')}
          value={money(amountMinor, currency)}
          copyValue={minorToDecimal(amountMinor, currency)}
        />
      )}
      {hasReference && <CopyField label={t('deposit.reference')} value={deposit.reference} />}
      {(!hasReference || deposit.id !== deposit.reference) && (
        <CopyField label={t('deposit.orderNo')} value={deposit.id} />
      )}
    </Stack>
  )
}
