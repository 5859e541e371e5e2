import { createPortal } from 'react-dom'
import { OpenMenu } from './OpenMenu'
import type { MenuProps } from './menu-props'

/** A menu at a button, as the header has it: one level, below its button. */
export function Menu({ isOpen, ...menu }: MenuProps) {
  return isOpen ? createPortal(<OpenMenu {...menu} />, document.body) : null
}
