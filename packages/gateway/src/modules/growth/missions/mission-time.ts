import { addDays, dayAt, periodAt, startOfDay, type Day } from '@plaza/calendar'
import type { MissionSetting } from './mission-settings'

/** The time that a mission is about for a member. */
export interface MissionTime {
  /** Its name, by which it is claimed. */
  period: string
  /** First and last day that count, at the merchant. */
  from: Day
  to: Day
  /** The first moment, and the first one after, ms. */
  startMs: number
  endMs: number
}

/** The present time of a mission; of an event or a newcomer's, its only one, which may be over or to come. */
export function missionTime(
  { kind, days = 1, startsAt = 0, endsAt = 0 }: MissionSetting,
  { timeZone, regDate, now }: { timeZone: string; regDate: number; now: number },
): MissionTime {
  if (kind === 'daily' || kind === 'weekly') {
    const unit = kind === 'daily' ? 'day' : 'week'
    const { name, firstDay, startMs, endMs } = periodAt(timeZone, unit, now)
    return { period: name, from: firstDay, to: dayAt(timeZone, endMs - 1), startMs, endMs }
  }
  if (kind === 'newbie') {
    const from = dayAt(timeZone, regDate)
    const to = addDays(from, days - 1)
    return {
      period: 'newbie',
      from,
      to,
      startMs: startOfDay(timeZone, from),
      endMs: startOfDay(timeZone, addDays(to, 1)),
    }
  }
  return {
    period: 'event',
    from: dayAt(timeZone, startsAt),
    to: dayAt(timeZone, endsAt - 1),
    startMs: startsAt,
    endMs: endsAt,
  }
}
