import { useText } from '@plaza/i18n'
import { useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { Overlay } from '../overlay/Overlay'
import { cx } from '../cx'
import { useMaskGuard } from './useMaskGuard'
import css from './Dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  /** Called by Escape, the close button, or a press on the mask if allowed; the host closes the dialog. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Actions below the content, side by side. */
  actions?: ReactNode
  /** Whether a press on the mask closes it; within 300 ms of opening it never does. */
  closesByMask?: boolean
  /** Shows a close button in the header. */
  hasClose?: boolean
  /** An alert dialog: it interrupts and requires an answer. */
  isAlert?: boolean
  /**
   * Focuses the dialog itself instead of its first button, for one that opens unprompted and should be read first.
   */
  takesFocus?: boolean
  onClosed?: () => void
}

/** A dialog over the page. Use `ConfirmDialog` for questions that need an answer, and a sheet for choices. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    actions,
    closesByMask = true,
    hasClose = false,
    isAlert = false,
    takesFocus = false,
    onClosed,
  } = props
  const t = useText('ui')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const mayCloseByMask = useMaskGuard(isOpen)
  return (
    <Overlay
      isOpen={isOpen}
      onDismiss={(by) => {
        if (by === 'escape' || (closesByMask && mayCloseByMask())) onClose()
      }}
      onClosed={onClosed}
      role={isAlert ? 'alertdialog' : 'dialog'}
      labelledBy={`${id}title`}
      describedBy={`${id}body`}
      box={box}
      initialFocus={takesFocus ? box : undefined}
      classes={{ mask: css.mask, viewport: css.viewport, box: css.dialog }}
    >
      <h2 id={`${id}title`} className={cx(css.title, hasClose && css.beside)}>
        {title}
      </h2>
      {hasClose && (
        <IconButton icon="x" label={t('close')} size={20} className={css.close} onClick={onClose} />
      )}
      <div id={`${id}body`} className={css.body}>
        {children}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </Overlay>
  )
}
