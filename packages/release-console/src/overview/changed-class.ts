import css from './changed.module.css'

/**
 * Briefly highlights what a revision changed; two alternating classes, so that the next revision restarts the
 * animation.
 */
export const changedClass = (revision: number): string | undefined =>
  revision % 2 === 0 ? css.even : css.odd
