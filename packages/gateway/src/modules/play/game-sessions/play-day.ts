import { dayIn } from '../../identity/registration/age'

/** A day in a zone, as milliseconds: from `from`, until just before `to`. */
export interface DaySpan {
  from: number
  to: number
}

const hourMs = 3_600_000

/** How far a zone is ahead of UTC at a moment, ms. */
function offsetAt(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return local - Math.floor(at / 1000) * 1000
}

/** When a civil day begins in a zone: midnight there, by the offset that holds then. */
const midnight = (timeZone: string, utcMidnight: number): number => {
  const guess = utcMidnight - offsetAt(timeZone, utcMidnight)
  return utcMidnight - offsetAt(timeZone, guess)
}

/** The day of a zone that a moment falls into. */
export function daySpanAt(timeZone: string, now: number): DaySpan {
  const local = now + offsetAt(timeZone, now)
  const day = Math.floor(local / (24 * hourMs)) * 24 * hourMs
  return { from: midnight(timeZone, day), to: midnight(timeZone, day + 24 * hourMs) }
}

/** A day of a zone named `YYYY-MM-DD`; undefined when it is none. */
export function daySpanOf(timeZone: string, day: string): DaySpan | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const utcMidnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(utcMidnight) || new Date(utcMidnight).toISOString().slice(0, 10) !== day) return undefined
  return { from: midnight(timeZone, utcMidnight), to: midnight(timeZone, utcMidnight + 24 * hourMs) }
}

/** A day of a zone with its name, `YYYY-MM-DD`. */
export interface NamedDay extends DaySpan {
  name: string
}

/** How to tell the day of a zone for every call of a wallet: it is worked out once, until it is over. */
export function dayReader(): (timeZone: string, now: number) => NamedDay {
  const known = new Map<string, NamedDay>()
  return (timeZone, now) => {
    const last = known.get(timeZone)
    if (last && now >= last.from && now < last.to) return last
    const day = { ...daySpanAt(timeZone, now), name: dayIn(timeZone, now) }
    known.set(timeZone, day)
    return day
  }
}
