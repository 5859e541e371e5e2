import { matchClock, type HotMatch } from '@plaza/contract/site'
import { formatDateTime } from '@plaza/i18n'

/** When a match starts, month/day hour:minute by the merchant's clock, in every language: "11/21 20:30". */
export const matchTime = (match: HotMatch, timeZone: string): string =>
  matchClock(match) ??
  formatDateTime(match.matchTime, 'en', { timeZone, style: 'monthDayTime' }).replace(', ', ' ')

/** Identity of a match. */
export const matchKey = ({ roomId, matchTime: ms }: HotMatch): string => `${roomId}@${ms}`
