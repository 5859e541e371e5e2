import { clockText } from './clock-text'
import { useCountdown } from './useCountdown'
import css from './Countdown.module.css'

export interface CountdownProps {
  /** When it ends, ms of the server's clock. */
  untilMs: number
  /** The server's present time in ms, such as `serverNow` of the remote's context. */
  now: () => number
  /** What the time is left for. */
  label: string
  /** Shown once the time is up. */
  ended: string
}

/** Time left until a moment of the server's clock. The server decides what happens then; this only shows it. */
export function Countdown({ untilMs, now, label, ended }: CountdownProps) {
  const secondsLeft = useCountdown(untilMs, now)
  if (secondsLeft === 0) return <p className={css.countdown}>{ended}</p>
  return (
    <p className={css.countdown}>
      {label}
      <span role="timer" aria-label={label} className={css.time}>
        {clockText(secondsLeft)}
      </span>
    </p>
  )
}
