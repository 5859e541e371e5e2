import { clockText } from '@plaza/ui/countdown'
import styles from './CountdownRing.module.css'
import { useSecondsLeft } from './useSecondsLeft'

/** Seconds below which a countdown is amber. */
export const lateSeconds = 10

/** From here on the time has hours, and is written smaller to stay inside of the ring. */
const hourSeconds = 3_600

const radius = 30
const round = 2 * Math.PI * radius

export interface CountdownRingProps {
  /** When the time began and when it ends, ms of the server's clock. */
  fromMs: number
  untilMs: number
  now: () => number
  /** What the countdown is for. */
  label: string
  /** Shown in the middle when the time is up. */
  ended: string
}

/** Time left as a ring that empties, with the time in its middle; amber under ten seconds. */
export function CountdownRing({ fromMs, untilMs, now, label, ended }: CountdownRingProps) {
  const secondsLeft = useSecondsLeft(untilMs, now)
  const share = Math.min(1, (secondsLeft * 1000) / Math.max(1000, untilMs - fromMs))
  return (
    <span
      className={styles.ring}
      data-late={secondsLeft > 0 && secondsLeft < lateSeconds ? '' : undefined}
      data-ended={secondsLeft === 0 ? '' : undefined}
      data-hours={secondsLeft >= hourSeconds ? '' : undefined}
    >
      <svg viewBox="0 0 68 68" aria-hidden className={styles.circle}>
        <circle cx={34} cy={34} r={radius} className={styles.track} />
        <circle
          cx={34}
          cy={34}
          r={radius}
          className={styles.left}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
        />
      </svg>
      {secondsLeft > 0 ? (
        <span translate="no" role="timer" aria-label={label} className={styles.time}>
          {clockText(secondsLeft)}
        </span>
      ) : (
        <span className={styles.ended}>{ended}</span>
      )}
    </span>
  )
}
