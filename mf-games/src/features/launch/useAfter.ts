import { useEffect, useState } from 'react'

/** Whether this many ms have passed since the first render; restarts when `ms` changes. */
export function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setPassed(ms), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed === ms
}
