export { Countdown, type CountdownProps } from './Countdown'
export { useCountdown } from './use-countdown'
export { clockText } from './clock-text'
