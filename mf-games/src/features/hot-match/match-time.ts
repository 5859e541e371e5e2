import type { HotMatch } from '@plaza/contract'
import type { Formats } from '@plaza/i18n'

/** When a match starts, month/day hour:minute by the merchant's clock (spec §2 Home). */
export const matchTime = ({ matchTime: ms }: HotMatch, { dateTime }: Formats, timeZone: string): string =>
  dateTime(ms, { timeZone, style: 'monthDayTime' }).replace(/[,،]\s*/, ' ')

/** What tells a match from the others. */
export const matchKey = ({ roomId, matchTime: ms }: HotMatch): string => `${roomId}@${ms}`
