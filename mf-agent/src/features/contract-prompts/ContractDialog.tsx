import { ConfirmDialog } from '@plaza/ui/dialog'
import { useContractText } from '../../locales/contract-prompts/texts'
import type { ContractKind } from './pending-contracts'

export interface ContractDialogProps {
  kind: ContractKind
  onGo: () => void
  onCancel: () => void
}

/** Asks about a contract that waits for an answer: Cancel, or Go to open the contract's page (CONTRACT-1). */
export function ContractDialog({ kind, onGo, onCancel }: ContractDialogProps) {
  const t = useContractText()
  return (
    <ConfirmDialog
      isOpen
      title={t(`contract.title.${kind}`)}
      text={t('contract.text')}
      confirm={t('contract.go')}
      onConfirm={onGo}
      onCancel={onCancel}
    />
  )
}
