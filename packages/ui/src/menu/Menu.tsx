import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { IconName } from '../icon'
import { OpenMenu } from './OpenMenu'

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

/**
 * A menu at a button. Made here and not with Base UI, whose menu is 57 KiB on the wire for submenus, filters
 * and collision rules that the one menu of a header has no use for.
 */
export function Menu({ isOpen, ...menu }: MenuProps) {
  return isOpen ? createPortal(<OpenMenu {...menu} />, document.body) : null
}
