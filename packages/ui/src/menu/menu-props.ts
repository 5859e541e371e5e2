import type { ReactNode, RefObject } from 'react'
import type { IconName } from '../icon'

export interface MenuItem {
  id: string
  label: string
  icon?: IconName | (string & {})
  onPress: () => void
  isDangerous?: boolean
  isDisabled?: boolean
  /** Stays open after the press, for switches such as hide balance. */
  staysOpen?: boolean
  /** Shows a thin line above it. */
  startsGroup?: boolean
}

export interface MenuProps {
  isOpen: boolean
  onClose: () => void
  /** The button that opens the menu. The host renders it, with `aria-haspopup="menu"` and `aria-expanded`. */
  anchor: RefObject<HTMLElement | null>
  /** Names the menu for screen readers. */
  label: string
  items: readonly MenuItem[]
  /** Shown above the items: the signed-in account. */
  head?: ReactNode
}
