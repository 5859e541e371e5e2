import { minorToDecimal } from '@plaza/contract/kernel'
import type { TransactionRecord } from '@plaza/contract/money'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import type { CsvColumn, RecordDetail } from '@plaza/ui/records'
import { useRecordsText } from '../../locales/records/texts'
import { useServiceAction } from './useServiceAction'
import { useTransactionWords } from './useTransactionWords'

/** The columns of a file of transactions: amounts are decimals with their sign. */
export function useTransactionColumns(): CsvColumn<TransactionRecord>[] {
  const t = useRecordsText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const words = useTransactionWords()
  return [
    { label: t('records.time'), valueOf: ({ at }) => dateTime(at, { timeZone }) },
    { label: t('transactions.type'), valueOf: words.type },
    { label: t('transactions.what'), valueOf: words.what },
    { label: t('transactions.reference'), valueOf: ({ reference }) => reference },
    {
      label: t('money.amount'),
      valueOf: ({ amountMinor, currency }) => minorToDecimal(amountMinor, currency),
    },
    {
      label: t('transactions.after'),
      valueOf: ({ balanceAfterMinor, currency }) => minorToDecimal(balanceAfterMinor, currency),
    },
  ]
}

/** A transaction with every field, and the way to customer service. */
export function useTransactionDetail(): (record: TransactionRecord) => RecordDetail {
  const t = useRecordsText()
  const { timeZone, events } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { dateTime } = useFormats()
  const words = useTransactionWords()
  const service = useServiceAction()
  return (record) => ({
    title: words.what(record),
    detail: dateTime(record.at, { timeZone }),
    facts: [
      { label: t('transactions.type'), value: words.type(record) },
      { label: t('transactions.wallet'), value: <Change record={record} /> },
      {
        label: t('transactions.after'),
        value: (
          <Amount
            minor={record.balanceAfterMinor}
            currency={record.currency}
            size="small"
            isMasked={isHidden}
          />
        ),
      },
    ],
    // The entry's own number is the ledger's: nobody can ask for it or search by it.
    ids: [{ label: t('transactions.reference'), value: record.reference }],
    actions: [service(record.reference)],
  })
}

/** What a transaction did to the main wallet. */
const Change = ({ record: { amountMinor, currency } }: { record: TransactionRecord }) => (
  <Amount minor={amountMinor} currency={currency} kind="change" size="small" />
)
