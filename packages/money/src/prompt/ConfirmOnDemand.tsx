import type { ConfirmDialogProps } from '@plaza/ui/dialog'
import { useOnDemand } from './useOnDemand'

const load = () => import('@plaza/ui/dialog').then(({ ConfirmDialog }) => ConfirmDialog)

/** A confirmation whose code loads on first use. If loading fails, nothing is confirmed. */
export function ConfirmOnDemand(props: ConfirmDialogProps) {
  const Dialog = useOnDemand(load, props.isOpen, props.onCancel)
  return Dialog ? <Dialog {...props} /> : null
}
