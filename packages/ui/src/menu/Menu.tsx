import { createPortal } from 'react-dom'
import { OpenMenu } from './OpenMenu'
import type { MenuProps } from './menu-props'

/**
 * A menu at a button. Made here and not with Base UI, whose menu is 57 KiB on the wire for submenus, filters
 * and collision rules that the one menu of a header has no use for.
 */
export function Menu({ isOpen, ...menu }: MenuProps) {
  return isOpen ? createPortal(<OpenMenu {...menu} />, document.body) : null
}
