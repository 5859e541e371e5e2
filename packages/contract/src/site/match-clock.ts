import type { HotMatch } from './content-entities'

/**
 * When a match starts by the merchant's clock, month/day hour:minute: "11/21 20:30" (HOME-5); undefined where the gateway did
 * not send the offset. Without `Intl`: making its first date format takes a browser longer than drawing home's games.
 */
export const matchClock = ({ matchTime, utcOffsetMinutes }: HotMatch): string | undefined =>
  utcOffsetMinutes === undefined
    ? undefined
    : new Date(matchTime + utcOffsetMinutes * 60_000)
        .toISOString()
        .slice(5, 16)
        .replace('-', '/')
        .replace('T', ' ')
