import { cx } from '../cx'
import css from './Button.module.css'

/** `primary` is the gradient: once in view, for the one main action. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
/** Heights 36 (with a target of 44), 44 and 52. */
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  isBlock?: boolean
}

/** The looks of a button for an element of the host's own, such as a router's link. */
export const buttonClass = ({
  variant = 'secondary',
  size = 'medium',
  isBlock = false,
}: ButtonLook = {}): string => cx(css.button, css[variant], css[size], isBlock && css.block)
