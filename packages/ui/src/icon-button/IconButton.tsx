import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from '../icon'
import { cx } from '../cx'
import css from './IconButton.module.css'

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  icon: IconName
  /** Its accessible name: what a press does. */
  label: string
  size?: 20 | 24
  /** `plain` without a background, `raised` on a surface of its own. */
  variant?: 'plain' | 'raised'
  /** For a toggle: whether it is on. The icon is filled then. */
  isPressed?: boolean
  /** The icon spins while an action is in progress. */
  isBusy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that consists of an icon; its target is 44. */
export function IconButton({
  icon,
  label,
  size = 24,
  variant = 'plain',
  isPressed,
  isBusy = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(css.button, css[variant], className)}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
    >
      <Icon name={icon} size={size} isFilled={isPressed} className={cx(isBusy && css.turning)} />
    </button>
  )
}
