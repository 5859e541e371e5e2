import { useEffect, useRef } from 'react'
import { useHost } from './context'

/**
 * Calls back when the plan has another release of a remote than when it failed in its place: what was rolled back, or
 * mended, heals by itself, for nothing is drawn there that could be lost.
 */
export function useNewRelease(remote: string, hasFailed: boolean, onNew: () => void): void {
  const { plan } = useHost()
  const hear = useRef(onNew)
  useEffect(() => {
    hear.current = onNew
  })
  useEffect(() => {
    if (!hasFailed) return undefined
    const failed = plan.remote(remote)?.release
    return plan.subscribe(() => {
      const release = plan.remote(remote)?.release
      if (release !== undefined && release !== failed) hear.current()
    })
  }, [plan, remote, hasFailed])
}
