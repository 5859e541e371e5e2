import { useText } from '@plaza/i18n'
import type { ReactNode } from 'react'
import { Button } from '../button'
import { Dialog } from './Dialog'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will happen, in one sentence. */
  text: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** "Confirm" and "Cancel" when absent. */
  confirm?: string
  cancel?: string
  /** Marks an action that destroys or abandons something. */
  isDangerous?: boolean
  isBusy?: boolean
  /** Offers only one way to continue: no cancel button; Escape does not confirm, and calls `onCancel`. */
  isNotice?: boolean
}

/** Confirms an action that can't be undone. A press on its mask never closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    onConfirm,
    onCancel,
    confirm,
    cancel,
    isDangerous = false,
    isBusy = false,
    isNotice = false,
  } = props
  const t = useText('ui')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      isAlert
      closesByMask={false}
      actions={
        <>
          {!isNotice && (
            <Button onClick={onCancel} isDisabled={isBusy}>
              {cancel ?? t('cancel')}
            </Button>
          )}
          <Button variant={isDangerous ? 'danger' : 'primary'} onClick={onConfirm} isBusy={isBusy}>
            {confirm ?? t('confirm')}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
