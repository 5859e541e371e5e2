import { recordTypes, type RecordType } from '@plaza/contract/money'
import type { IconName } from '@plaza/ui/icon'

const icons: Record<RecordType, IconName> = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  'withdraw-return': 'refresh',
  bet: 'gamepad',
  prize: 'trophy',
  rebate: 'coins',
  'cancel-refund': 'refresh',
  'chase-debit': 'ticket',
  'chase-refund': 'refresh',
  bonus: 'gift',
  'bonus-return': 'gift',
  commission: 'handshake',
  'transfer-in': 'transfer',
  'transfer-out': 'transfer',
  adjustment: 'settings',
}

/** Whether this release knows a type of record. */
export const isRecordType = (type: string): type is RecordType => Object.hasOwn(recordTypes, type)

/** Icon of a type of record; a wallet for one that this release does not know. */
export const typeIcon = (type: string): IconName => (isRecordType(type) ? icons[type] : 'wallet')
