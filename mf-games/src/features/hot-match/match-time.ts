import type { HotMatch } from '@plaza/contract'

/** Month first in every language, as the specification gives it. */
const digits = {
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** When a match starts, month/day hour:minute by the merchant's clock (spec §2 Home): "11/21 20:30". */
export const matchTime = ({ matchTime: ms }: HotMatch, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { ...digits, timeZone }).format(ms).replace(', ', ' ')

/** What tells a match from the others. */
export const matchKey = ({ roomId, matchTime: ms }: HotMatch): string => `${roomId}@${ms}`
