import type { TeamRecord } from '@plaza/contract/agency'
import { recordTypes, type RecordType } from '@plaza/contract/money'
import { useSlotTexts } from '@plaza/federation'
import type { IconName } from '@plaza/ui/icon'
import { useTeamText } from '../../locales/team/texts'

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

const isRecordType = (type: string): type is RecordType => Object.hasOwn(recordTypes, type)

/** Icon of a type of record; a wallet for one that this release does not know. */
export const typeIcon = (type: string): IconName => (isRecordType(type) ? icons[type] : 'wallet')

/** What a record is, in words: by its kind where a remote has words for it, and else by its type (LEDGER-5). */
export function useRecordWords() {
  const t = useTeamText()
  const textOfKind = useSlotTexts('ledger.kinds@1')
  const typeText = (type: string) => t(`team.records.types.${isRecordType(type) ? type : 'adjustment'}`)
  return {
    typeText,
    what: ({ kind, type }: TeamRecord) => textOfKind(kind) ?? typeText(type),
  }
}
