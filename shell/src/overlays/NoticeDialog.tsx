import { useNavigate } from '@plaza/facade/router'
import { ConfirmDialog } from '@plaza/ui/dialog'
import type { DialogRequest } from './dialog-request'

interface Props {
  request: Extract<DialogRequest, { kind: 'notice' }>
  isOpen: boolean
  onClose: () => void
}

/** A dialog as `dialog` asks for it: Confirm leads to `to`; with nothing to choose there is one button. */
export function NoticeDialog({ request, isOpen, onClose }: Props) {
  const navigate = useNavigate()
  const { title, text, confirm, cancel, to } = request
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      text={text}
      confirm={confirm}
      cancel={cancel}
      isNotice={to === undefined && cancel === undefined}
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        if (to !== undefined) void navigate(to)
      }}
    />
  )
}
