import { Amount } from '@plaza/ui/amount'
import { Summary, SummaryFact } from '../../parts/Summary'
import { useWithdrawText } from '../../locales/withdraw/texts'

export interface WithdrawSummaryProps {
  /** Null while there is no amount that can be withdrawn. */
  amountMinor: number | null
  feeMinor: number
  currency: string
}

/** What is taken, what it costs and what arrives, always in view above the button (WITHDRAW-1). */
export function WithdrawSummary({ amountMinor, feeMinor, currency }: WithdrawSummaryProps) {
  const t = useWithdrawText()
  const amount = (minor: number) => <Amount minor={minor} currency={currency} size="small" />
  return (
    <Summary label={t('withdraw.preview')}>
      <SummaryFact label={t('money.amount')}>{amountMinor === null ? '–' : amount(amountMinor)}</SummaryFact>
      <SummaryFact label={t('money.fee')}>
        {amountMinor === null ? '–' : feeMinor > 0 ? amount(feeMinor) : t('money.noFee')}
      </SummaryFact>
      <SummaryFact label={t('withdraw.arrives')} isTotal>
        {amountMinor === null ? '–' : amount(amountMinor - feeMinor)}
      </SummaryFact>
    </Summary>
  )
}
