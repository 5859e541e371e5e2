import { useFormats } from '@plaza/i18n'
import { IconButton } from '@plaza/ui/icon-button'
import { readWhole } from '@plaza/ui/typed-number'
import { useId, useState } from 'react'
import { useSlipText } from '../../locales/lottery-slip/texts'
import styles from './Stepper.module.css'

export interface StepperProps {
  value: number
  onChange: (value: number) => void
  least: number
  /** At most 9999. */
  most: number
  /** Names the number for screen readers. */
  label: string
  /** Names of the two buttons. */
  less: string
  more: string
  /** Stands before the number. */
  sign?: string
}

/**
 * A whole number within bounds: one up, one down, or typed in the digits of any script. Anything else that is typed is
 * refused and leaves the number as it is (MONEY-1).
 */
export function Stepper({ value, onChange, least, most, label, less, more, sign }: StepperProps) {
  const t = useSlipText()
  const { number } = useFormats()
  const problemId = useId()
  const [typed, setTyped] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const isWithin = (text: string) => {
    const wanted = readWhole(text)
    return wanted !== null && wanted >= least && wanted <= most
  }
  const step = (by: number) => {
    setRefused(false)
    onChange(value + by)
  }
  const type = (text: string) => {
    setTyped(text)
    const wanted = readWhole(text)
    // What is below the bound may be the beginning of a longer number.
    setRefused(text !== '' && (wanted === null || wanted > most))
    if (wanted !== null && isWithin(text)) onChange(wanted)
  }
  const settle = () => {
    if (typed) setRefused(!isWithin(typed))
    setTyped(undefined)
  }
  return (
    <div className={styles.group}>
      <div role="group" aria-label={label} className={styles.stepper}>
        <IconButton icon="minus" size={20} label={less} disabled={value <= least} onClick={() => step(-1)} />
        {sign !== undefined && (
          <span className={styles.times} aria-hidden>
            {sign}
          </span>
        )}
        <input
          className={styles.input}
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? problemId : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={settle}
        />
        <IconButton icon="plus" size={20} label={more} disabled={value >= most} onClick={() => step(1)} />
      </div>
      {isRefused && (
        <p id={problemId} role="alert" className={styles.problem}>
          {t('slip.wholeNumber', { least: number(least), most: number(most) })}
        </p>
      )}
    </div>
  )
}
