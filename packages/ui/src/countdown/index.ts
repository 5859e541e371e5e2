export { Countdown, type CountdownProps } from './Countdown'
export { useCountdown } from './useCountdown'
export { clockText } from './clock-text'
