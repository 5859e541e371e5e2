import { Amount } from '@plaza/ui/amount'
import { useRecordsText } from './texts'
import { SumLine } from './SumLine'

export interface RecordBalancesProps {
  /** Minor units; opening + net = closing. */
  openingMinor: number
  netMinor: number
  closingMinor: number
  currency: string
  /** Balances are hidden; what changed is shown all the same. */
  isHidden?: boolean
}

/** The balance before a range of days, what changed in it, and the balance after it. */
export function RecordBalances({
  openingMinor,
  netMinor,
  closingMinor,
  currency,
  isHidden,
}: RecordBalancesProps) {
  const t = useRecordsText()
  const amount = (minor: number) => (
    <Amount minor={minor} currency={currency} size="small" isMasked={isHidden} />
  )
  return (
    <SumLine
      label={t('balances')}
      sums={[
        { label: t('opening'), value: amount(openingMinor) },
        {
          label: t('net'),
          value: <Amount minor={netMinor} currency={currency} kind="change" size="small" />,
        },
        { label: t('closing'), value: amount(closingMinor) },
      ]}
    />
  )
}
