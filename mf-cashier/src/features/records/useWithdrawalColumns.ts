import { minorToDecimal } from '@plaza/contract/kernel'
import type { Withdrawal } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { CsvColumn } from '@plaza/ui/records'
import { isReturned, shownState } from '../../orders/withdrawal-end'
import { useRecordsText } from '../../locales/records/texts'

/** The columns of a file of withdrawals: amounts are decimals of the order's currency. */
export function useWithdrawalColumns(): CsvColumn<Withdrawal>[] {
  const t = useRecordsText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  return [
    { label: t('records.orderNo'), valueOf: ({ id }) => id },
    { label: t('records.time'), valueOf: ({ createdAt }) => dateTime(createdAt, { timeZone }) },
    { label: t('withdrawals.account'), valueOf: ({ account }) => account },
    {
      label: t('money.amount'),
      valueOf: ({ amountMinor, currency }) => minorToDecimal(amountMinor, currency),
    },
    {
      label: t('money.fee'),
      // What was given back is in no total of fees.
      valueOf: (row) => minorToDecimal(isReturned(row) ? 0 : (row.feeMinor ?? 0), row.currency),
    },
    { label: t('records.state'), valueOf: (row) => t(`pills.withdrawal.${shownState(row)}`) },
  ]
}
