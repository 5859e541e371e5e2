import { Dialog as Base } from '@base-ui/react/dialog'
import { useText } from '@plaza/i18n'
import { useRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { OverlayRoot } from '../overlay/OverlayRoot'
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
  const popup = useRef<HTMLDivElement>(null)
  const mayCloseByMask = useMaskGuard(isOpen)
  return (
    <OverlayRoot>
      <Base.Root
        open={isOpen}
        onOpenChange={(open, details) => {
          if (open) return
          const isMask = details.reason === 'outside-press'
          if (isMask && !(closesByMask && mayCloseByMask())) details.cancel()
          else onClose()
        }}
        onOpenChangeComplete={(open) => !open && onClosed?.()}
      >
        <Base.Portal>
          <Base.Backdrop className={css.mask} />
          <Base.Viewport className={css.viewport}>
            <Base.Popup
              ref={popup}
              className={css.dialog}
              role={isAlert ? 'alertdialog' : 'dialog'}
              initialFocus={takesFocus ? popup : undefined}
            >
              <Base.Title className={cx(css.title, hasClose && css.beside)}>{title}</Base.Title>
              {hasClose && (
                <Base.Close
                  render={<IconButton icon="x" label={t('close')} size={20} className={css.close} />}
                />
              )}
              <Base.Description render={<div />} className={css.body}>
                {children}
              </Base.Description>
              {actions !== undefined && <div className={css.actions}>{actions}</div>}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </OverlayRoot>
  )
}
