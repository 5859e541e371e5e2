import { Drawer } from '@base-ui/react/drawer'
import { useText } from '@plaza/i18n'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../icon-button'
import { OverlayRoot } from '../overlay/OverlayRoot'
import { cx } from '../cx'
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
  return (
    <OverlayRoot>
      <Drawer.Root
        open={isOpen}
        onOpenChange={(open) => !open && onClose()}
        onOpenChangeComplete={(open) => !open && onClosed?.()}
      >
        <Drawer.Portal>
          <Drawer.Backdrop className={css.backdrop} />
          <Drawer.Viewport className={css.viewport}>
            <Drawer.Popup className={cx(css.sheet, isTall && css.tall)} initialFocus={initialFocus}>
              <div aria-hidden className={cx(css.grip, cover !== undefined && css.over)} />
              <Drawer.Content className={css.content}>
                {cover !== undefined && <div className={css.cover}>{cover}</div>}
                <header className={css.head}>
                  <div className={css.titles}>
                    <Drawer.Title className={css.title}>{title}</Drawer.Title>
                    {detail !== undefined && (
                      <Drawer.Description className={css.detail}>{detail}</Drawer.Description>
                    )}
                  </div>
                  <Drawer.Close
                    render={<IconButton icon="x" label={t('close')} variant="raised" size={20} />}
                  />
                </header>
                <div className={css.body}>{children}</div>
                {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
              </Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.Root>
    </OverlayRoot>
  )
}
