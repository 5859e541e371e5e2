import { ConfirmDialog } from '@plaza/ui/dialog'
import { useAgentText } from '../../texts'
import type { ContractKind } from './pending-contracts'

export interface ContractDialogProps {
  kind: ContractKind
  /** Whether there is a page to go to. */
  hasWay: boolean
  onGo: () => void
  onCancel: () => void
}

/** A contract waits for an answer: Cancel, or Go to the contract page (spec §4 Contract prompts). */
export function ContractDialog({ kind, hasWay, onGo, onCancel }: ContractDialogProps) {
  const t = useAgentText()
  return (
    <ConfirmDialog
      isOpen
      title={t(`contract.title.${kind}`)}
      text={t('contract.text')}
      confirm={t(hasWay ? 'contract.go' : 'contract.seen')}
      isNotice={!hasWay}
      onConfirm={hasWay ? onGo : onCancel}
      onCancel={onCancel}
    />
  )
}
