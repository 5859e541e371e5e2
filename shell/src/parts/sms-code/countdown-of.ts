import { smsTimings } from '@plaza/contract/kernel'

const minuteMs = 60_000

/** Length of the countdown, ms: `expiredMinutes * 60` s, 60 s when the server gives none (SMS-1). */
export const countdownOf = (expiredMinutes: number): number =>
  expiredMinutes > 0 ? expiredMinutes * minuteMs : smsTimings.countdownMs
