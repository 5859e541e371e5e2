import { cx } from '../cx'
import css from './Button.module.css'

/** `primary` has the gradient: at most one on a screen, for the main action. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
/** Heights 36 (with a target of 44), 44 and 52. */
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  isBlock?: boolean
}

/** The classes of a button for an element of the host's own, such as a router's link. */
export const buttonClass = ({
  variant = 'secondary',
  size = 'medium',
  isBlock = false,
}: ButtonLook = {}): string => cx(css.button, css[variant], css[size], isBlock && css.block)
