import { addDays, dayAt, hoursOf, isDay, startOfDay, type Day } from '@plaza/calendar'

/** When a lottery draws: all day at equal intervals, or once a day. Days are those of its zone. */
export type Schedule =
  | { kind: 'every'; seconds: number; timeZone: string; closesBeforeSeconds: number }
  /** `at` is `HH:MM` on the zone's clock. */
  | { kind: 'daily'; at: string; timeZone: string; closesBeforeSeconds: number }

/** An issue as the schedule has it: it opens at the draw of the one before and closes before its own. Times in ms. */
export interface ScheduledIssue {
  /** The day and which of the day it is: `20261123-0612`. Later issues have greater numbers. */
  no: string
  n: number
  of: number
  openAt: number
  closeAt: number
  drawAt: number
}

const dayMs = 86_400_000
const minuteMs = 60_000

const numberOf = (day: Day, n: number): string => `${day.replaceAll('-', '')}-${String(n).padStart(4, '0')}`

/** When the zone's clock shows `HH:MM` on a day, ms; where a clock change skips it, when the change happens. */
function momentOf(timeZone: string, day: Day, at: string): number {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const start = startOfDay(timeZone, day)
  const isPlain = startOfDay(timeZone, addDays(day, 1)) - start === dayMs
  if (isPlain) return start + (hour * 60 + minute) * minuteMs
  const hours = hoursOf(timeZone, day)
  const found = hours.find((one) => one.hour === hour)
  if (found) return found.startMs + minute * minuteMs
  return hours.find((one) => one.hour > hour)?.startMs ?? startOfDay(timeZone, addDays(day, 1))
}

/** The issues of a day, in order. */
function* issuesOfDay(schedule: Schedule, day: Day): Generator<ScheduledIssue> {
  const { timeZone } = schedule
  const closesBeforeMs = schedule.closesBeforeSeconds * 1000
  if (schedule.kind === 'daily') {
    const drawAt = momentOf(timeZone, day, schedule.at)
    const openAt = momentOf(timeZone, addDays(day, -1), schedule.at)
    yield { no: numberOf(day, 1), n: 1, of: 1, openAt, closeAt: drawAt - closesBeforeMs, drawAt }
    return
  }
  const everyMs = schedule.seconds * 1000
  const [start, end] = [startOfDay(timeZone, day), startOfDay(timeZone, addDays(day, 1))]
  // Where a clock change leaves a rest, the day's last issue takes it.
  const of = Math.max(1, Math.floor((end - start) / everyMs))
  for (let n = 1; n <= of; n += 1) {
    const drawAt = n === of ? end : start + n * everyMs
    const openAt = start + (n - 1) * everyMs
    yield { no: numberOf(day, n), n, of, openAt, closeAt: drawAt - closesBeforeMs, drawAt }
  }
}

/** All issues that are drawn after a moment, in order, without end: each opens when the one before is drawn (DRAW-1). */
export function* issuesFrom(schedule: Schedule, ms: number): Generator<ScheduledIssue, never> {
  // A daily issue of this day may have been drawn already; the first one after it is tomorrow's.
  for (let day = dayAt(schedule.timeZone, ms); ; day = addDays(day, 1))
    for (const issue of issuesOfDay(schedule, day)) if (issue.drawAt > ms) yield issue
}

/** The issue that a moment belongs to: opened by then, and not drawn yet. */
export const issueAt = (schedule: Schedule, ms: number): ScheduledIssue =>
  issuesFrom(schedule, ms).next().value

/** The next issues that are drawn after a moment. */
export function comingIssues(schedule: Schedule, ms: number, count: number): ScheduledIssue[] {
  const issues = issuesFrom(schedule, ms)
  return Array.from({ length: count }, () => issues.next().value)
}

/** The issue of a number; undefined where the schedule has none. */
export function issueByNo(schedule: Schedule, no: string): ScheduledIssue | undefined {
  const day = `${no.slice(0, 4)}-${no.slice(4, 6)}-${no.slice(6, 8)}`
  if (!isDay(day)) return undefined
  for (const issue of issuesOfDay(schedule, day)) if (issue.no === no) return issue
  return undefined
}
