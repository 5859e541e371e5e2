import { fixedOffset } from './fixed-zones'

let clocks: Map<string, Intl.DateTimeFormat> | undefined

function clockOf(timeZone: string): Intl.DateTimeFormat {
  clocks ??= new Map()
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** How far a zone's clock is ahead of UTC at a moment, ms. @throws RangeError when the zone is unknown. */
export function offsetAt(timeZone: string, ms: number): number {
  const fixed = fixedOffset(timeZone, ms)
  if (fixed !== undefined) return fixed
  const digits = clockOf(timeZone).format(ms).match(/\d+/g) ?? []
  const [month, day, year, hour, minute, second] = digits.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000
}

/**
 * When the clock of a zone changes between two moments of different offsets, ms: the first moment with the later
 * offset. Expects exactly one change between the two.
 */
export function changeBetween(timeZone: string, fromMs: number, toMs: number): number {
  const after = offsetAt(timeZone, toMs)
  let [before, since] = [Math.floor(fromMs / 1000), Math.floor(toMs / 1000)]
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2)
    if (offsetAt(timeZone, middle * 1000) === after) since = middle
    else before = middle
  }
  return since * 1000
}

/** Whether a text names a time zone that this engine knows, such as `Asia/Manila`. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
