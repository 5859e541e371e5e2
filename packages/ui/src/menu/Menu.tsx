import { createPortal } from 'react-dom'
import { OpenMenu } from './OpenMenu'
import type { MenuProps } from './menu-props'

/**
 * A menu at a button. Not Base UI's, which adds 57 KiB for submenus, filters and collision rules that the header's
 * single menu does not need.
 */
export function Menu({ isOpen, ...menu }: MenuProps) {
  return isOpen ? createPortal(<OpenMenu {...menu} />, document.body) : null
}
