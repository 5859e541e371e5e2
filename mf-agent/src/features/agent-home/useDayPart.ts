import { useEffect, useState } from 'react'
import { dayPartAt, type DayPart } from './day-part'

const hourMs = 3_600_000

const deviceClock = () => new Date()

/** Part of the day by the device's clock (AGENT-2), updated when the next part begins. */
export function useDayPart(now: () => Date = deviceClock): DayPart {
  const [hour, setHour] = useState(() => now().getHours())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      const date = now()
      setHour(date.getHours())
      const intoHourMs = date.getMinutes() * 60_000 + date.getSeconds() * 1000 + date.getMilliseconds()
      timer = setTimeout(follow, hourMs - intoHourMs)
    }
    follow()
    return () => clearTimeout(timer)
  }, [now])
  return dayPartAt(hour)
}
