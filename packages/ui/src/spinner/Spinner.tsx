import { useText } from '@plaza/i18n'
import { cx } from '../cx'
import css from './Spinner.module.css'

export interface SpinnerProps {
  /** Edge in CSS pixels. */
  size?: 16 | 20 | 32
  /** What is being waited for; "Loading" when absent. An empty string hides it from screen readers. */
  label?: string
}

/** An activity indicator. Use it alone only where no skeleton fits, and never longer than 300 ms without text. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  const t = useText('ui')
  const name = label ?? t('loading')
  const sizes = { 16: css.small, 20: css.medium, 32: css.large }
  return (
    <span
      className={cx(css.spinner, sizes[size])}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
}
