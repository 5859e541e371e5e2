import type { Deposit } from '@plaza/contract/money'
import { useFormats } from '@plaza/i18n'
import { Notice } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useDepositText } from '../../locales/deposit/texts'

export interface OpenOrderProps {
  deposit: Deposit
  /** Name of the order's method. */
  method: string
  onResume: () => void
  /** The last attempt was refused because of this order. */
  isAlert?: boolean
}

/** A link to the order that is still open: each method allows one open order (DEPOSIT-4). */
export function OpenOrder({ deposit, method, onResume, isAlert }: OpenOrderProps) {
  const t = useDepositText()
  const { money } = useFormats()
  return (
    <Notice
      tone="info"
      isAlert={isAlert}
      title={t('deposit.open')}
      action={
        <Button size="small" iconEnd="chevron-right" onClick={onResume}>
          {t('deposit.resume')}
        </Button>
      }
    >
      {t('deposit.openText', { amount: money(deposit.amountMinor, deposit.currency), method })}
    </Notice>
  )
}
