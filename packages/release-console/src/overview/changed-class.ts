import css from './changed.module.css'

/** Marks for a moment what a revision changed; by turns of two, so that the next revision's mark begins anew. */
export const changedClass = (revision: number): string | undefined =>
  revision % 2 === 0 ? css.even : css.odd
