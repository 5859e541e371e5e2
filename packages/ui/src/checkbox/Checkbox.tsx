import type { ReactNode } from 'react'
import { Icon } from '../icon'
import css from './Checkbox.module.css'

export interface CheckboxProps {
  /** Stands beside it and belongs to its target; may hold links. */
  children: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
}

/** Yes or no. */
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
