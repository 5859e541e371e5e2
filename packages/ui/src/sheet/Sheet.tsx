import { useText } from '@plaza/i18n'
import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../icon-button'
import { Overlay } from '../overlay/Overlay'
import { cx } from '../cx'
import { usePull } from './usePull'
import css from './Sheet.module.css'

export interface SheetProps {
  isOpen: boolean
  /**
   * Called by a swipe down, the close button, Escape or a tap beside the sheet. The host closes it, and keeps the
   * history in step.
   */
  onClose: () => void
  /** Its name, shown at its head. */
  title: string
  /** One sentence below the title. */
  detail?: ReactNode
  children: ReactNode
  /** Stays at the bottom while the content scrolls: the main action. */
  footer?: ReactNode
  /** Above the title, edge to edge: artwork. */
  cover?: ReactNode
  /** As high as the screen allows, for long lists. */
  isTall?: boolean
  /** The element that gets the focus first; the sheet itself when absent, so that no keyboard opens. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called after the closing animation. */
  onClosed?: () => void
}

/** A sheet that slides up over a page for a choice, and can be dragged down. Load its code when it is first opened. */
export function Sheet(props: SheetProps) {
  const {
    isOpen,
    onClose,
    title,
    detail,
    children,
    footer,
    cover,
    isTall = false,
    initialFocus,
    onClosed,
  } = props
  const t = useText('ui')
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  usePull(box, isOpen, onClose)
  return (
    <Overlay
      isOpen={isOpen}
      onDismiss={onClose}
      onClosed={onClosed}
      role="dialog"
      labelledBy={`${id}title`}
      describedBy={detail === undefined ? undefined : `${id}detail`}
      box={box}
      initialFocus={initialFocus ?? box}
      classes={{ mask: css.backdrop, viewport: css.viewport, box: cx(css.sheet, isTall && css.tall) }}
    >
      <div aria-hidden className={cx(css.grip, cover !== undefined && css.over)} />
      <div className={css.content}>
        {cover !== undefined && <div className={css.cover}>{cover}</div>}
        <header className={css.head}>
          <div className={css.titles}>
            <h2 id={`${id}title`} className={css.title}>
              {title}
            </h2>
            {detail !== undefined && (
              <p id={`${id}detail`} className={css.detail}>
                {detail}
              </p>
            )}
          </div>
          <IconButton icon="x" label={t('close')} variant="raised" size={20} onClick={onClose} />
        </header>
        <div className={css.body}>{children}</div>
        {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
      </div>
    </Overlay>
  )
}
