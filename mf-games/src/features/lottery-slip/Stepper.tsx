import { IconButton } from '@plaza/ui/icon-button'
import { useState } from 'react'
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

const digitsAlone = (text: string): string => text.replace(/[^0-9]/g, '').slice(0, 4)

/** A whole number within bounds: one up, one down, or typed. What is typed counts when the field is left, at the latest. */
export function Stepper({ value, onChange, least, most, label, less, more, sign }: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const put = (wanted: number) => onChange(Math.min(most, Math.max(least, wanted)))
  const settle = () => {
    if (typed !== undefined) put(Number(typed))
    setTyped(undefined)
  }
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton
        icon="minus"
        size={20}
        label={less}
        disabled={value <= least}
        onClick={() => put(value - 1)}
      />
      {sign !== undefined && (
        <span className={styles.times} aria-hidden>
          {sign}
        </span>
      )}
      <input
        className={styles.input}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => {
          const text = digitsAlone(event.currentTarget.value)
          setTyped(text)
          // What is below the bound may be the beginning of a longer number.
          if (Number(text) >= least) put(Number(text))
        }}
        onBlur={settle}
      />
      <IconButton
        icon="plus"
        size={20}
        label={more}
        disabled={value >= most}
        onClick={() => put(value + 1)}
      />
    </div>
  )
}
