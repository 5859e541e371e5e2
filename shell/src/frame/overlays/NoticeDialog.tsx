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
 * A dialog as `dialog` asks for it: Confirm leads to `to`; with nothing to choose there is one button. One that only
 * tells something closes by itself, after 1.5 s unless it says otherwise (FRAME-13).
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
    // A request that follows another has its own time.
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
