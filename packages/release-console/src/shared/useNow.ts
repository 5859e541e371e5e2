import { useEffect, useState } from 'react'

/** The time (ms), updated every `everyMs`, for relative times. */
export function useNow(now: () => number, everyMs = 15_000): number {
  const [value, setValue] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setValue(now()), everyMs)
    return () => clearInterval(timer)
  }, [now, everyMs])
  return value
}
