import { useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Icon, type IconName } from '../icon'
import { primaryAction } from '../page/page-marks'
import { Spinner } from '../spinner'
import { cx } from '../cx'
import { buttonClass, type ButtonLook } from './button-class'
import css from './Button.module.css'

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  children: ReactNode
  icon?: IconName
  iconEnd?: IconName
  /** An action is in progress: presses do nothing, the label stays. */
  isBusy?: boolean
  isDisabled?: boolean
  /**
   * Why the button can't be pressed. Disables it; the text is shown below and belongs to its accessible description.
   */
  disabledReason?: string
  ref?: Ref<HTMLButtonElement>
}

/** A button. It stays in the tab order while disabled or busy, so that its reason can be found. */
export function Button({
  variant,
  size,
  isBlock,
  children,
  icon,
  iconEnd,
  isBusy = false,
  isDisabled = false,
  disabledReason,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const isOff = isBusy || isDisabled || Boolean(disabledReason)
  const isPrimary = variant === 'primary'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      data-primary={isPrimary || undefined}
      className={cx(buttonClass({ variant, size, isBlock }), className)}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {isBusy ? <Spinner label="" /> : icon && <Icon name={icon} size={20} />}
      <span ref={isPrimary ? primaryAction : undefined} className={css.label}>
        {children}
      </span>
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </button>
  )
  if (!disabledReason) return button
  return (
    <span className={cx(css.withReason, isBlock && css.block)}>
      {button}
      <span id={reasonId} className={css.reason}>
        {disabledReason}
      </span>
    </span>
  )
}
