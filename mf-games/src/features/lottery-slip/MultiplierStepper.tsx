import { slipBounds } from '@plaza/contract/lottery'
import { IconButton } from '@plaza/ui/icon-button'
import { useState } from 'react'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { soundMultiplier } from './stake'
import styles from './MultiplierStepper.module.css'

export interface MultiplierStepperProps {
  value: number
  onChange: (multiplier: number) => void
  /** Names the multiplier for screen readers, such as of which line it is. */
  label: string
}

const digitsAlone = (text: string): string => text.replace(/[^0-9]/g, '').slice(0, 4)

/** A multiplier from 1 to 9999: one up, one down, or typed. What is typed counts when the field is left. */
export function MultiplierStepper({ value, onChange, label }: MultiplierStepperProps) {
  const t = useSlipText()
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    if (typed !== undefined) onChange(soundMultiplier(Number(typed)))
    setTyped(undefined)
  }
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton
        icon="minus"
        size={20}
        label={t('slip.less')}
        disabled={value <= 1}
        onClick={() => onChange(soundMultiplier(value - 1))}
      />
      <span className={styles.times} aria-hidden>
        ×
      </span>
      <input
        className={styles.input}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => {
          const text = digitsAlone(event.currentTarget.value)
          setTyped(text)
          if (text !== '' && text !== '0') onChange(soundMultiplier(Number(text)))
        }}
        onBlur={settle}
      />
      <IconButton
        icon="plus"
        size={20}
        label={t('slip.more')}
        disabled={value >= slipBounds.multiplier}
        onClick={() => onChange(soundMultiplier(value + 1))}
      />
    </div>
  )
}
