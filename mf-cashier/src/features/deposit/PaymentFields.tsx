import type { InstructionField } from '@plaza/contract/money'
import { CopyField } from '@plaza/ui/copy-field'
import { Stack } from '@plaza/ui/page'
import { useDepositText } from '../../locales/deposit/texts'

/** What the payer enters at the bank, each to copy. Amount and reference stand with the order itself. */
export function PaymentFields({ fields }: { fields: readonly InstructionField[] }) {
  const t = useDepositText()
  const own = fields.filter(({ label }) => label !== 'amount' && label !== 'reference')
  if (own.length === 0) return null
  return (
    <Stack gap={8}>
      {own.map(({ label, value }) => (
        <CopyField key={label} label={t(`deposit.fields.${label}`)} value={value} />
      ))}
    </Stack>
  )
}
