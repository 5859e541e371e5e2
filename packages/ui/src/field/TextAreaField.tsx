import type { Ref, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field'
import css from './Field.module.css'

type AreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'required'>

export interface TextAreaFieldProps extends AreaProps, Omit<FieldProps, 'children'> {
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** A field for several lines that grows with its text, up to a part of the screen. With `maxLength`, a counter is shown below. */
export function TextAreaField({
  label,
  help,
  error,
  isRequired,
  isOptional,
  value,
  onChange,
  ...rest
}: TextAreaFieldProps) {
  const count =
    rest.maxLength === undefined ? undefined : (
      <bdi translate="no" dir="ltr">{`${value.length} / ${rest.maxLength}`}</bdi>
    )
  return (
    <Field label={label} help={help ?? count} error={error} isRequired={isRequired} isOptional={isOptional}>
      {(control) => (
        <div className={css.control} data-invalid={control['aria-invalid']}>
          <textarea
            rows={4}
            {...rest}
            {...control}
            className={css.area}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  )
}
