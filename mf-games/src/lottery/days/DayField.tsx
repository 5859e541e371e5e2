import { addDays, isDay, type Day } from '@plaza/calendar'
import { IconButton } from '@plaza/ui/icon-button'
import { useId } from 'react'
import { useLotteryText } from '../../locales/lottery/texts'
import styles from './DayField.module.css'

export interface DayFieldProps {
  label: string
  value: Day
  /** The first and last day that can be chosen. */
  min: Day
  max: Day
  onChange: (day: Day) => void
}

/** One day, by the device's own date picker or one step back and forth. */
export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  const t = useLotteryText()
  const id = useId()
  const step = (days: number) => onChange(addDays(value, days))
  return (
    <div className={styles.day}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <IconButton
        icon="chevron-left"
        label={t('lottery.dayBefore')}
        disabled={value <= min}
        onClick={() => step(-1)}
      />
      <input
        id={id}
        type="date"
        className={styles.input}
        value={value}
        min={min}
        max={max}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value
          if (isDay(next) && next >= min && next <= max) onChange(next)
        }}
      />
      <IconButton
        icon="chevron-right"
        label={t('lottery.dayAfter')}
        disabled={value >= max}
        onClick={() => step(1)}
      />
    </div>
  )
}
