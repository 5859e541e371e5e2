import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { useShell } from '../../kernel/page/context'
import type { HomeOverlaysProps } from './HomeOverlays'

const load = () => import('./HomeOverlays').then(({ HomeOverlays }) => HomeOverlays)

/**
 * Loads the prompts over home once the page is idle, because none of their code is in the first load (EDGE-1). The visitor
 * has not asked for them, so a failed load is silently repeated when the connection is back.
 */
export function EntryLoader({ onSettled }: Pick<HomeOverlaysProps, 'onSettled'>) {
  const { loadNamespace, idle } = useShell()
  const [mountedAt] = useState(() => performance.now())
  const [Overlays, setOverlays] = useState<ComponentType<HomeOverlaysProps>>()
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const fetchThem = () =>
      Promise.all([load(), loadNamespace('front')]).then(
        ([Component]) => {
          if (!signal.aborted) startTransition(() => setOverlays(() => Component))
        },
        () => {
          if (signal.aborted) return
          onSettled()
          addEventListener('online', () => void fetchThem(), { once: true, signal })
        },
      )
    const callOff = idle.add(fetchThem)
    return () => {
      callOff()
      end.abort()
    }
  }, [loadNamespace, idle, onSettled])
  return Overlays && <Overlays mountedAt={mountedAt} onSettled={onSettled} />
}
