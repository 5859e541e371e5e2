import { clockText } from './clock-text'
import { useCountdown } from './useCountdown'
import css from './Countdown.module.css'

export interface CountdownProps {
  /** Its end, ms of the server's clock. */
  untilMs: number
  /** The server's present time in ms, such as `serverNow` of the remote's context. */
  now: () => number
  /** What the countdown is for. */
  label: string
  /** Shown when the time is up. */
  ended: string
}

/** Time left until a moment of the server's clock. Display only: the server decides what happens then. */
export function Countdown({ untilMs, now, label, ended }: CountdownProps) {
  const secondsLeft = useCountdown(untilMs, now)
  if (secondsLeft === 0) return <p className={css.countdown}>{ended}</p>
  return (
    <p className={css.countdown}>
      <span>{label}</span>
      <span role="timer" aria-label={label} translate="no" className={css.time}>
        {clockText(secondsLeft)}
      </span>
    </p>
  )
}
