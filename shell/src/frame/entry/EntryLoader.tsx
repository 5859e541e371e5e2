import { useEffect, useState, type ComponentType } from 'react'
import { useShell } from '../../kernel/page/context'
import type { HomeOverlaysProps } from './HomeOverlays'

/**
 * Delay in ms before the code of overlays, rich text and calls loads, because none of it is in a visitor's first load
 * (EDGE-1). On later visits to home there is no delay.
 */
const afterStartMs = 1500
const startedAt = performance.now()

const load = () => import('./HomeOverlays').then(({ HomeOverlays }) => HomeOverlays)

/**
 * Loads the prompts over home. Nobody asked for them, so a failed load is silently repeated when the connection is
 * back.
 */
export function EntryLoader({ onSettled }: Pick<HomeOverlaysProps, 'onSettled'>) {
  const { loadNamespace } = useShell()
  const [mountedAt] = useState(() => performance.now())
  const [Overlays, setOverlays] = useState<ComponentType<HomeOverlaysProps>>()
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const fetchThem = () =>
      Promise.all([load(), loadNamespace('front')]).then(
        ([Component]) => {
          if (!signal.aborted) setOverlays(() => Component)
        },
        () => {
          if (signal.aborted) return
          onSettled()
          addEventListener('online', () => void fetchThem(), { once: true, signal })
        },
      )
    const timer = setTimeout(
      () => void fetchThem(),
      Math.max(0, startedAt + afterStartMs - performance.now()),
    )
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [loadNamespace, onSettled])
  return Overlays && <Overlays mountedAt={mountedAt} onSettled={onSettled} />
}
