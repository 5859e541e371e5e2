import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx'
import css from './Card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode
  /**
   * `raised` is elevated above its surroundings; `glow` is lit from above, at most one on a screen; `outline` has only
   * a thin border.
   */
  variant?: 'plain' | 'raised' | 'glow' | 'outline'
  /** Without padding, for lists and pictures that reach the edges. */
  isFlush?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
}

/** A surface that groups related content. */
export function Card({
  children,
  variant = 'plain',
  isFlush = false,
  as: Element = 'div',
  className,
  ...rest
}: CardProps) {
  return (
    <Element {...rest} className={cx(css.card, css[variant], isFlush && css.flush, className)}>
      {children}
    </Element>
  )
}
