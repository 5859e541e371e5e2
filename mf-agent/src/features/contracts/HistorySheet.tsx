import type { Contract } from '@plaza/contract/agency'
import { Sheet } from '@plaza/ui/sheet'
import { useContractsText } from '../../locales/contracts/texts'
import { Terms } from './Terms'

export interface HistorySheetProps {
  contract: Contract
  currency: string
  isOpen: boolean
  onClose: () => void
}

/** What a contract said that is over. Its code loads when the first is opened. */
export function HistorySheet({ contract, currency, isOpen, onClose }: HistorySheetProps) {
  const t = useContractsText()
  const { isMine, member, state } = contract
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={isMine ? t('contracts.mine') : member}
      detail={t(`contracts.states.${state}`)}
    >
      <Terms contract={contract} currency={currency} />
    </Sheet>
  )
}
