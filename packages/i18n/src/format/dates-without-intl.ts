import { fixedOffset } from '@plaza/calendar'
import type { Language } from '@plaza/contract/kernel'

/** `date`: 21 Nov 2026; `time`: 10:30; `dateTime`: both; `day`: with the weekday, to head a group of rows. */
export type DateTimeStyle = 'date' | 'time' | 'dateTime' | 'day' | 'monthDayTime'

/** Names of months and days; the short name of a month is its first three letters. */
const names = {
  en: {
    months: 'January February March April May June July August September October November December',
    days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  },
  fil: {
    months: 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre',
    days: 'Linggo Lunes Martes Miyerkules Huwebes Biyernes Sabado',
  },
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A moment in ms since the epoch as text, where language and zone are known without Intl (PERF-8). */
export function writeDateTime(
  ms: number,
  language: Language,
  timeZone: string,
  style: DateTimeStyle,
): string | undefined {
  const own = language === 'en' || language === 'fil' ? names[language] : undefined
  const offset = fixedOffset(timeZone, ms)
  if (!own || offset === undefined) return undefined
  const at = new Date(ms + offset)
  const day = at.getUTCDate()
  const month = own.months.split(' ')[at.getUTCMonth()] ?? ''
  const time = `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}`
  const date = `${month.slice(0, 3)} ${day}, ${at.getUTCFullYear()}`
  switch (style) {
    case 'date':
      return date
    case 'time':
      return time
    case 'dateTime':
      return `${date}, ${time}`
    case 'day':
      return `${own.days.split(' ')[at.getUTCDay()]}, ${month} ${day}`
    case 'monthDayTime':
      return `${twoDigits(at.getUTCMonth() + 1)}/${twoDigits(day)}, ${time}`
  }
}
