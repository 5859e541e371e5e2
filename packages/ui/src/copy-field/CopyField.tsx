import { useText } from '@plaza/i18n'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden'
import { copyText } from './copy-text'
import css from './CopyField.module.css'

export interface CopyFieldProps {
  label: string
  /** The text that is shown and copied. */
  value: string
  /** Copied instead of `value`, for amounts and grouped numbers. */
  copyValue?: string
}

const thanksMs = 2000

/** An address wraps after its separators, and inside a word only when there is no other place. */
const partsOf = (value: string): string[] => value.split(/(?<=[/?&=])(?=[^/?&=])/)

/**
 * A value to copy, such as an account number, reference or code. If copying is refused, the value is selected instead.
 */
export function CopyField({ label, value, copyValue = value }: CopyFieldProps) {
  const t = useText('ui')
  const text = useRef<HTMLSpanElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), thanksMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    const isDone = await copyText(copyValue)
    setCopied(isDone)
    if (!isDone && text.current) getSelection()?.selectAllChildren(text.current)
  }
  return (
    <div className={css.field}>
      <span className={css.texts}>
        <span className={css.label}>{label}</span>
        {/* Its parts are siblings: another value is another element (LANG-7). */}
        <span key={value} ref={text} translate="no" className={css.value}>
          {partsOf(value).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
      </span>
      <button
        type="button"
        className={css.copy}
        aria-label={t('copyOf', { label })}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={20} />
        <span aria-hidden>{isCopied ? t('copied') : t('copy')}</span>
      </button>
      <span role="status">
        <VisuallyHidden>{isCopied ? t('copied') : ''}</VisuallyHidden>
      </span>
    </div>
  )
}
