import { useText } from '@plaza/i18n'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icon'
import { cx } from '../cx'
import css from './Field.module.css'

/** Props that a control inside a field spreads on its element, so that label, help and error are associated with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: string
  /** Shown below the control unless there is an error. */
  help?: ReactNode
  /** Replaces the help text, with an icon; announced when it appears. */
  error?: string | null
  isRequired?: boolean
  /** Marks the field as optional. */
  isOptional?: boolean
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, help below; an error replaces the help (A11Y-1). */
export function Field({ label, help, error, isRequired = false, isOptional = false, children }: FieldProps) {
  const t = useText('ui')
  const id = useId()
  const noteId = `${id}note`
  const hasNote = Boolean(error) || help !== undefined
  return (
    <div className={css.field}>
      <div className={css.label}>
        <label htmlFor={id}>
          <span>{label}</span>
          {isOptional && <span className={css.optional}>{t('field.optional')}</span>}
        </label>
        {isRequired && (
          <span aria-hidden className={css.asterisk}>
            *
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <div id={noteId} className={cx(css.note, error && css.error)} aria-live="polite">
        {error ? (
          <>
            <Icon name="alert" size={16} className={css.noteIcon} />
            <span>{error}</span>
          </>
        ) : (
          help
        )}
      </div>
    </div>
  )
}
