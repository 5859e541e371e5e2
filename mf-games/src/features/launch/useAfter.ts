import { useEffect, useState } from 'react'

/** Whether so many ms have passed since the component was first drawn; starts over when `ms` changes. */
export function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setPassed(ms), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed === ms
}
