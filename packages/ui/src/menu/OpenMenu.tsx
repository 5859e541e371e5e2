import { useEffect, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon'
import { cx } from '../cx'
import { menuKeys } from './menu-keys'
import { place } from './place'
import type { MenuItem, MenuProps } from './menu-props'
import css from './Menu.module.css'

/** The open menu: it takes the focus, and returns it to its button when it closes. */
export function OpenMenu({ onClose, anchor, label, items, head }: Omit<MenuProps, 'isOpen'>) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const button = anchor.current
    if (!menu.current || !button) return
    place(menu.current, button)
    menu.current.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    return () => button.focus({ preventScroll: true })
  }, [anchor])
  useEffect(() => {
    window.addEventListener('resize', onClose)
    return () => window.removeEventListener('resize', onClose)
  }, [onClose])
  const press = (item: MenuItem) => {
    if (item.isDisabled) return
    if (!item.staysOpen) onClose()
    item.onPress()
  }
  return (
    // A landmark, because the menu is outside the page's own landmarks.
    <div role="region" aria-label={label}>
      <div aria-hidden className={css.outside} onPointerDown={onClose} />
      <div
        ref={menu}
        role="menu"
        aria-label={label}
        className={css.menu}
        onKeyDown={(event) => menuKeys(event, onClose)}
      >
        {head !== undefined && (
          <div role="presentation" className={css.head}>
            {head}
          </div>
        )}
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.isDisabled || undefined}
            className={cx(css.item, item.isDangerous && css.danger, item.startsGroup && css.group)}
            onClick={() => press(item)}
          >
            {item.icon && <Icon name={item.icon} size={20} />}
            <span>{item.label}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
