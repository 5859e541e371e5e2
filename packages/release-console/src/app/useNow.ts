import { useEffect, useState } from 'react'

/** The time (ms), looked at again every `everyMs`; for what is said to be so many minutes ago. */
export function useNow(now: () => number, everyMs = 15_000): number {
  const [value, setValue] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setValue(now()), everyMs)
    return () => clearInterval(timer)
  }, [now, everyMs])
  return value
}
