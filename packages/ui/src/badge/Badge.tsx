import { useText } from '@plaza/i18n'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden'
import { cx } from '../cx'
import css from './Badge.module.css'

export interface BadgeProps {
  /** The count; nothing is rendered for 0. Above 99 it shows 99+. */
  count: number
  /** A dot instead of a number. */
  isDot?: boolean
  /** What it counts, for screen readers; "{{count}} unread" when absent. */
  label?: string
  /** The element that carries the badge; omit for a badge inside text. */
  children?: ReactNode
}

/** A count at the corner of an element. */
export function Badge({ count, isDot = false, label, children }: BadgeProps) {
  const t = useText('ui')
  const badge = count > 0 && (
    <span className={cx(css.badge, isDot && css.dot, children !== undefined && css.corner)}>
      {!isDot && <span aria-hidden>{count > 99 ? t('count.more', { count: 99 }) : count}</span>}
      <VisuallyHidden>{label ?? t('count.unread', { count })}</VisuallyHidden>
    </span>
  )
  if (children === undefined) return badge || null
  return (
    <span className={css.holder}>
      {children}
      {badge}
    </span>
  )
}
