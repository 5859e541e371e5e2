import { useEffect, useState, type ComponentType } from 'react'
import { useShell } from '../../kernel/page/context'
import type { HomeOverlaysProps } from './HomeOverlays'

/**
 * For how long after the page's start the code of overlays, rich text and calls stays away: none of it is in a visitor's
 * first load (EDGE-1), ms. On every later way to home it is there at once.
 */
const afterStartMs = 1500
const startedAt = performance.now()

const load = () => import('./HomeOverlays').then(({ HomeOverlays }) => HomeOverlays)

/** Fetches what lies over home: nobody asked for it, so what cannot be had is had when the connection is back. */
export function EntryLoader({ onSettled }: Pick<HomeOverlaysProps, 'onSettled'>) {
  const { learnNamespace } = useShell()
  const [mountedAt] = useState(() => performance.now())
  const [Overlays, setOverlays] = useState<ComponentType<HomeOverlaysProps>>()
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const fetchThem = () =>
      Promise.all([load(), learnNamespace('front')]).then(
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
  }, [learnNamespace, onSettled])
  return Overlays && <Overlays mountedAt={mountedAt} onSettled={onSettled} />
}
