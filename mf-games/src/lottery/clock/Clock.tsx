import { clockText } from '@plaza/ui/countdown'
import { lateSeconds } from './CountdownRing'
import styles from './Clock.module.css'
import { useSecondsLeft } from './useSecondsLeft'

export interface ClockProps {
  /** Its end, ms of the server's clock. */
  untilMs: number
  now: () => number
  /** What the countdown is for. */
  label: string
  /** Shown when the time is up. */
  ended: string
}

/** Time left in one line, amber under ten seconds. */
export function Clock({ untilMs, now, label, ended }: ClockProps) {
  const secondsLeft = useSecondsLeft(untilMs, now)
  if (secondsLeft === 0) return <span className={styles.ended}>{ended}</span>
  return (
    <span
      role="timer"
      translate="no"
      aria-label={label}
      className={styles.clock}
      data-late={secondsLeft < lateSeconds ? '' : undefined}
    >
      {clockText(secondsLeft)}
    </span>
  )
}
