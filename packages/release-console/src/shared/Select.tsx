import { Field } from '@plaza/ui/field'
import { Icon } from '@plaza/ui/icon'
import type { ReactNode } from 'react'
import css from './Select.module.css'

export interface SelectProps {
  label: string
  help?: ReactNode
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  name?: string
}

/** One of several, by the browser's own list: it works by keyboard and on a phone without a line of ours. */
export function Select({ label, help, value, options, onChange, name }: SelectProps) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <span className={css.box}>
          <select
            {...control}
            name={name}
            className={css.select}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} className={css.arrow} />
        </span>
      )}
    </Field>
  )
}
