import { useRef, type MouseEvent, type PointerEvent, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useModal } from './useModal'
import { usePresence } from './usePresence'

/** Why an open overlay asks to be closed: the Escape key, or a press on its mask. */
export type Dismissal = 'escape' | 'mask'

export interface OverlayProps {
  isOpen: boolean
  onDismiss: (by: Dismissal) => void
  /** Called after the closing transition. */
  onClosed?: () => void
  role: 'dialog' | 'alertdialog'
  /** Ids of the elements that name and describe it. */
  labelledBy: string
  describedBy?: string
  /** The dialog's own element. */
  box: RefObject<HTMLDivElement | null>
  /** The element that gets the focus first; the first that can have it when absent. */
  initialFocus?: RefObject<HTMLElement | null>
  classes: Record<'mask' | 'viewport' | 'box', string | undefined>
  children: ReactNode
}

/**
 * What every dialog and sheet has in common: it lies over the page at the end of the body, the page behind it is out of
 * reach, and it stays until its closing transition has ended, marked `data-closing` meanwhile (FRAME-14).
 *
 * Not the browser's modal `<dialog>`, which makes everything outside it inert, the toasts and a captcha's challenge too.
 */
export function Overlay(props: OverlayProps) {
  const { isOpen, onDismiss, onClosed, role, labelledBy, describedBy, box, initialFocus, classes } = props
  const layer = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const isPresent = usePresence(isOpen, layer, onClosed)
  useModal({ isOpen, layer, box, initialFocus, onEscape: () => onDismiss('escape') })
  if (!isPresent) return null
  const isMask = ({ target }: MouseEvent | PointerEvent) =>
    (target as Element).parentElement === layer.current
  return createPortal(
    <div
      ref={layer}
      data-overlay=""
      data-closing={isOpen ? undefined : ''}
      // A press that begins in the dialog and ends on the mask is a selection of text.
      onPointerDown={(event) => (isPressed.current = isMask(event))}
      onClick={(event) => isOpen && isPressed.current && isMask(event) && onDismiss('mask')}
    >
      <div aria-hidden className={classes.mask} />
      <div className={classes.viewport}>
        <div
          ref={box}
          role={role}
          aria-modal
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          tabIndex={-1}
          className={classes.box}
        >
          {props.children}
        </div>
      </div>
    </div>,
    document.body,
  )
}
