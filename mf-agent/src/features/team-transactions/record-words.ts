import type { TeamRecord } from '@plaza/contract/agency'
import { isRecordType } from '@plaza/contract/money'
import { useSlotTexts } from '@plaza/federation'
import { useTeamText } from '../../locales/team/texts'

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
