import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode, RefObject } from 'react'
import { Icon, type IconName } from '../icon'
import { OverlayRoot } from '../overlay/OverlayRoot'
import { cx } from '../cx'
import css from './Menu.module.css'

export interface MenuItem {
  id: string
  label: string
  icon?: IconName | (string & {})
  onPress: () => void
  isDangerous?: boolean
  isDisabled?: boolean
  /** Stays open after the press, for switches such as hide balance. */
  staysOpen?: boolean
  /** A hairline above it. */
  startsGroup?: boolean
}

export interface MenuProps {
  isOpen: boolean
  onClose: () => void
  /** The button that opens it; it stays the host's, with `aria-haspopup="menu"` and `aria-expanded`. */
  anchor: RefObject<HTMLElement | null>
  /** Names the menu for screen readers. */
  label: string
  items: readonly MenuItem[]
  /** Above the items: who is signed in. */
  head?: ReactNode
}

/** A menu at a button. Load it when it is first opened. */
export function Menu({ isOpen, onClose, anchor, label, items, head }: MenuProps) {
  return (
    <OverlayRoot>
      <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Base.Portal>
          <Base.Positioner
            anchor={anchor}
            side="bottom"
            align="end"
            sideOffset={8}
            collisionPadding={12}
            className={css.positioner}
          >
            <Base.Popup className={css.menu} aria-label={label} finalFocus={anchor}>
              {head !== undefined && <div className={css.head}>{head}</div>}
              {items.map((item) => (
                <Base.Item
                  key={item.id}
                  className={cx(css.item, item.isDangerous && css.danger, item.startsGroup && css.group)}
                  disabled={item.isDisabled}
                  closeOnClick={!item.staysOpen}
                  onClick={item.onPress}
                >
                  {item.icon && <Icon name={item.icon} size={20} />}
                  {item.label}
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </OverlayRoot>
  )
}
