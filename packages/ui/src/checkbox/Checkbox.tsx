import type { ReactNode } from 'react'
import { Icon } from '../icon'
import css from './Checkbox.module.css'

export interface CheckboxProps {
  /** Shown beside the box as part of its target; may contain links. */
  children: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
}

/** A checkbox with its label. */
export function Checkbox({ children, isChecked, onChange, isDisabled, isRequired, name }: CheckboxProps) {
  return (
    <label className={css.row}>
      <input
        type="checkbox"
        className={css.input}
        name={name}
        checked={isChecked}
        disabled={isDisabled}
        required={isRequired}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden className={css.box}>
        {isChecked && <Icon name="check" size={16} />}
      </span>
      <span>{children}</span>
    </label>
  )
}
