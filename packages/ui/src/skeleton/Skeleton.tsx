import { cx } from '../cx'
import css from './Skeleton.module.css'

export interface SkeletonProps {
  /** `text`: one line of body text; `title`; `block`: fills its container; `circle`: an avatar; `button`: a control. */
  shape?: 'text' | 'title' | 'block' | 'circle' | 'button'
  /** Share of the container's width. */
  width?: 'full' | 'most' | 'half' | 'third' | 'quarter'
  className?: string
}

/** A placeholder with the outline of the content. Hidden from screen readers; the region around it is `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  return <span aria-hidden data-skeleton="" className={cx(css.skeleton, css[shape], css[width], className)} />
}
