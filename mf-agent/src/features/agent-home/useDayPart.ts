import { useEffect, useState } from 'react'
import { dayPartAt, type DayPart } from './day-part'

const hourMs = 3_600_000

/** Part of the day at `now` (server's time, ms) in the device's zone (AGENT-2), updated when the next part begins. */
export function useDayPart(now: () => number): DayPart {
  const [hour, setHour] = useState(() => new Date(now()).getHours())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      const date = new Date(now())
      setHour(date.getHours())
      const intoHourMs = date.getMinutes() * 60_000 + date.getSeconds() * 1000 + date.getMilliseconds()
      timer = setTimeout(follow, hourMs - intoHourMs)
    }
    follow()
    return () => clearTimeout(timer)
  }, [now])
  return dayPartAt(hour)
}
