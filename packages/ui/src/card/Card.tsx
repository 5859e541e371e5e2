import type { HTMLAttributes, ReactNode } from 'react'
import { cx } from '../cx'
import css from './Card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode
  /**
   * `raised` is lifted from its neighbours; `glow` is lit from above, once a screen; `outline` has a hairline only.
   */
  variant?: 'plain' | 'raised' | 'glow' | 'outline'
  /** Without padding, for lists and pictures that reach the edges. */
  isFlush?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
}

/** A surface that holds things that belong together. */
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
