import { useEffect } from 'react'
import { useHost } from './context'

/**
 * Calls back when the plan has another release of a remote than the one that failed here, so that a rolled-back or
 * repaired remote recovers by itself; a failed place has no state to lose.
 */
export function useNewRelease(remote: string, hasFailed: boolean, onNew: () => void): void {
  const { plan } = useHost()
  useEffect(() => {
    if (!hasFailed) return undefined
    const planned = () => plan.remote(remote)?.release
    const failed = planned()
    return plan.subscribe(() => {
      if (planned() && planned() !== failed) onNew()
    })
  }, [plan, remote, hasFailed, onNew])
}
