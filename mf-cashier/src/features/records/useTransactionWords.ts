import { isRecordType, type TransactionRecord } from '@plaza/contract/money'
import { useSlotTexts } from '@plaza/federation'
import { useRecordsText } from '../../locales/records/texts'

/**
 * What a record is, in words (LEDGER-5). Each remote brings the words of its own kinds; a kind without any, of a newer gateway or of a
 * remote that is off, is shown by its type, and a newer type as an adjustment.
 */
export function useTransactionWords() {
  const t = useRecordsText()
  const textOfKind = useSlotTexts('ledger.kinds@1')
  const type = ({ type: of }: TransactionRecord) => t(`types.${isRecordType(of) ? of : 'adjustment'}`)
  return { type, what: (record: TransactionRecord) => textOfKind(record.kind) ?? type(record) }
}
