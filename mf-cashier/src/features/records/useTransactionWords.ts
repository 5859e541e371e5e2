import { ledgerKinds, type LedgerKind, type TransactionRecord } from '@plaza/contract/money'
import { useRecordsText } from '../../locales/records/texts'
import { isRecordType } from './type-icon'

/** A kind of the ledger that appears in the main wallet, and so has a text. */
type ShownKind = {
  [Kind in LedgerKind]: (typeof ledgerKinds)[Kind]['record'] extends null ? never : Kind
}[LedgerKind]

const isShown = (kind: string): kind is ShownKind =>
  Object.hasOwn(ledgerKinds, kind) && ledgerKinds[kind as LedgerKind].record !== null

/** What a record is, in words; a kind of a newer gateway by its type, a newer type as an adjustment. */
export function useTransactionWords() {
  const t = useRecordsText()
  const type = ({ type: of }: TransactionRecord) => t(`types.${isRecordType(of) ? of : 'adjustment'}`)
  return {
    type,
    what: (record: TransactionRecord) => (isShown(record.kind) ? t(`kinds.${record.kind}`) : type(record)),
  }
}
