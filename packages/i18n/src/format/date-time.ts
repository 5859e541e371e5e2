import type { Language } from '@plaza/contract/kernel'
import { writeDateTime, type DateTimeStyle } from './dates-without-intl'

export interface DateTimeOptions {
  /** IANA zone: the merchant's, unless a requirement specifies the device's. */
  timeZone: string
  style?: DateTimeStyle
}

const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
const styles: Record<DateTimeStyle, Intl.DateTimeFormatOptions> = {
  date,
  time,
  dateTime: { ...date, ...time },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  monthDayTime: { month: '2-digit', day: '2-digit', ...time },
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment in ms since the epoch as text. @throws RangeError on an unknown zone. */
export function formatDateTime(
  ms: number,
  language: Language,
  { timeZone, style = 'dateTime' }: DateTimeOptions,
): string {
  const written = writeDateTime(ms, language, timeZone, style)
  if (written !== undefined) return written
  const id = `${language} ${timeZone} ${style}`
  let format = formats.get(id)
  if (!format) {
    format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { ...styles[style], timeZone })
    formats.set(id, format)
  }
  return format.format(ms)
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * The distance of a time from `nowMs` in the largest unit that fits: "5 minutes ago", "in 2 days"; "now" below a
 * minute.
 */
export function formatRelative(ms: number, nowMs: number, language: Language): string {
  const seconds = Math.round((ms - nowMs) / 1000)
  const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' })
  const step = steps.find(([, size]) => Math.abs(seconds) >= size)
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : format.format(0, 'second')
}
