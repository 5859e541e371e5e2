import css from './ProgressBar.module.css'

export interface ProgressBarProps {
  value: number
  /** What the whole bar stands for, in the unit of `value`. */
  most: number
  /** Id of the text that names it. Without one it is left out for screen readers: the words beside it say the same. */
  labelledBy?: string
  /** The value in words, such as "₱40.00 of ₱100.00". */
  valueText?: string
}

/** How much of something is done, in the colours of the theme in every browser (LOOK-2). */
export const ProgressBar = ({ value, most, labelledBy, valueText }: ProgressBarProps) => (
  <progress
    className={css.bar}
    max={most}
    value={value}
    aria-labelledby={labelledBy}
    aria-valuetext={valueText}
    aria-hidden={labelledBy === undefined || undefined}
  />
)
