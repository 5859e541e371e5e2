import type { ReactNode } from 'react'
import { figureMark } from '../figure'
import { Icon, type IconName } from '../icon'
import { cx } from '../cx'
import css from './Pill.module.css'

/** What a state means for the person; each tone has its icon, so that colour is never the only sign. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'money' | 'accent'

export interface PillProps {
  tone?: Tone
  /** Replaces the icon of the tone. */
  icon?: IconName
  children: ReactNode
}

const icons: Record<Tone, IconName> = {
  neutral: 'minus',
  info: 'clock',
  success: 'check',
  warning: 'hourglass',
  danger: 'alert',
  money: 'coins',
  accent: 'sparkles',
}

/** A state in one word, with its icon. */
export function Pill({ tone = 'neutral', icon, children }: PillProps) {
  return (
    <span className={cx(css.pill, css[tone])}>
      <Icon name={icon ?? icons[tone]} size={16} className={css.icon} />
      <span translate={figureMark(children)}>{children}</span>
    </span>
  )
}
