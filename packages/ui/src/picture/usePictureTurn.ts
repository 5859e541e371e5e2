import { useEffect, useState } from 'react'
import { inPictureTurn } from './picture-turns'

/** Whether a picture may be requested: one that waits, only when its turn has come (PERF-10). */
export function usePictureTurn(waits: boolean): boolean {
  const [isDue, setDue] = useState(!waits)
  useEffect(() => (isDue ? undefined : inPictureTurn(() => setDue(true))), [isDue])
  return isDue || !waits
}
