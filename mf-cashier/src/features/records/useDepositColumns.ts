import { minorToDecimal } from '@plaza/contract/kernel'
import { creditedMinor, type Deposit } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { CsvColumn } from '@plaza/ui/records'
import { useRecordsText } from '../../locales/records/texts'
import { decisiveHeld } from '../deposit/held-view'

/** The columns of the CSV export: amounts are decimals of the order's currency. */
export function useDepositColumns(methodName: (code: string) => string): CsvColumn<Deposit>[] {
  const t = useRecordsText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  return [
    { label: t('records.orderNo'), valueOf: ({ id }) => id },
    { label: t('records.time'), valueOf: ({ createdAt }) => dateTime(createdAt, { timeZone }) },
    { label: t('records.method'), valueOf: ({ method }) => methodName(method) },
    {
      label: t('money.amount'),
      valueOf: (deposit) => {
        const { amountMinor, currency } = decisiveHeld(deposit) ?? deposit
        return minorToDecimal(amountMinor, currency)
      },
    },
    { label: t('money.fee'), valueOf: ({ feeMinor, currency }) => minorToDecimal(feeMinor, currency) },
    {
      label: t('records.receive'),
      valueOf: (deposit) => {
        const held = decisiveHeld(deposit)
        if (held) return held.state === 'credited' ? minorToDecimal(held.amountMinor, held.currency) : ''
        return deposit.state === 'credited' ? minorToDecimal(creditedMinor(deposit), deposit.currency) : ''
      },
    },
    {
      label: t('records.state'),
      valueOf: (deposit) => {
        const held = decisiveHeld(deposit)
        return held ? t(`pills.held.${held.state}`) : t(`pills.deposit.${deposit.state}`)
      },
    },
  ]
}
