/** What a transfer did to the main wallet: money came, money went, or, by an operator, either. */
type RecordSign = 'in' | 'out' | 'either'

/** Types of a record in the account's history (RECORDS-1), with what each does to the main wallet. */
export const recordTypes = {
  deposit: 'in',
  withdraw: 'out',
  'withdraw-return': 'in',
  bet: 'out',
  prize: 'in',
  rebate: 'in',
  'cancel-refund': 'in',
  'chase-debit': 'out',
  'chase-refund': 'in',
  bonus: 'in',
  'bonus-return': 'out',
  commission: 'in',
  'transfer-in': 'in',
  'transfer-out': 'out',
  adjustment: 'either',
} as const satisfies Record<string, RecordSign>

/** A type of record, by which the history is filtered. */
export type RecordType = keyof typeof recordTypes

/** Whether this release knows a type of record. */
export const isRecordType = (type: string): type is RecordType => Object.hasOwn(recordTypes, type)
