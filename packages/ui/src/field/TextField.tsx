import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon'
import { Field, type FieldProps } from './Field'
import css from './Field.module.css'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'size' | 'required'>

export interface TextFieldProps extends InputProps, Omit<FieldProps, 'children'> {
  value: string
  onChange: (value: string) => void
  icon?: IconName
  /** Inside the control before the text: a country's dialling code. */
  start?: ReactNode
  /** Inside the control at its end: a captcha image, a button that sends a code. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/**
 * A field for one line of text. Other attributes (`name`, `autoComplete`, `inputMode`, `maxLength` …) are passed to the
 * input.
 */
export function TextField({
  label,
  help,
  error,
  isRequired,
  isOptional,
  value,
  onChange,
  icon,
  start,
  end,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} isRequired={isRequired} isOptional={isOptional}>
      {(control) => (
        <div className={css.control} data-invalid={control['aria-invalid']}>
          {icon && <Icon name={icon} size={20} className={css.icon} />}
          {start}
          <input
            {...rest}
            {...control}
            className={css.input}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end}
        </div>
      )}
    </Field>
  )
}
