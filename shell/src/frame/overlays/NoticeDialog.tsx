import { dialogNoticeMs } from '@plaza/contract/kernel'
import { useNavigate } from '@plaza/facade/router'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { useEffect } from 'react'
import type { DialogRequest } from './dialog-request'

interface Props {
  request: Extract<DialogRequest, { kind: 'notice' }>
  isOpen: boolean
  onClose: () => void
}

/**
 * A dialog as requested by the `dialog` event: Confirm navigates to `to`; without a choice there is one button. A
 * purely informative one closes by itself, after 1.5 s unless it specifies another time (FRAME-13).
 */
export function NoticeDialog({ request, isOpen, onClose }: Props) {
  const navigate = useNavigate()
  const { title, text, confirm, cancel, to, durationMs } = request
  const onlyTells = confirm === undefined && cancel === undefined && to === undefined
  const closesAfterMs = durationMs ?? (onlyTells ? dialogNoticeMs : undefined)
  useEffect(() => {
    if (!isOpen || closesAfterMs === undefined) return undefined
    const timer = setTimeout(onClose, closesAfterMs)
    return () => clearTimeout(timer)
    // A request that replaces another starts its own timer.
  }, [isOpen, closesAfterMs, onClose, request])
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
