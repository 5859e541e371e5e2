import { Countdown } from '.'

export default { title: 'countdown' }

const now = () => 1_763_800_000_000
const show = (seconds: number) => (
  <Countdown
    untilMs={now() + seconds * 1000}
    now={now}
    label="Time left to pay"
    ended="Time is up. We're checking…"
  />
)

export const Minutes = () => show(899)
export const Hours = () => show(7265)
export const Ended = () => show(0)
