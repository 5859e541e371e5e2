import { useId } from 'react'
import { cx } from '../cx'
import css from './Segmented.module.css'

export interface SegmentedProps<V extends string> {
  /** Names the choice for screen readers. */
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
  isDisabled?: boolean
}

/** A choice between two to four options, side by side. Built from radio buttons, so arrow keys move the choice. */
export function Segmented<V extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled,
}: SegmentedProps<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {options.map((option) => (
        // Its text has a sibling: another text is another element (LANG-7).
        <label
          key={`${option.value} ${option.label}`}
          className={cx(css.option, option.value === value && css.chosen)}
        >
          <input
            type="radio"
            className={css.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
