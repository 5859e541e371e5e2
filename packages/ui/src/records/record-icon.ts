import { isRecordType, type RecordType } from '@plaza/contract/money'
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

/** Icon of a type of record (RECORDS-1); a wallet for one that this release does not know. */
export const recordIcon = (type: string): IconName => (isRecordType(type) ? icons[type] : 'wallet')
