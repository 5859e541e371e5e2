import { useState } from 'react'

/** Whether something holds now, or has held before while this was on the page. */
export function useSince(holds: boolean): boolean {
  const [held, setHeld] = useState(holds)
  if (holds && !held) setHeld(true)
  return holds || held
}
