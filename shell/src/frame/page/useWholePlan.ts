import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'

const touches = ['pointerdown', 'keydown'] as const

/**
 * Loads what the document leaves out of the plan (EDGE-5) when it may be needed: as soon as somebody touches the page, and when
 * another page is shown, however it was reached. Titles, tiles and menus are then drawn with it.
 */
export function useWholePlan(path: string): void {
  const { planKeeper } = useShell()
  const [first] = useState(path)
  const isElsewhere = path !== first
  useEffect(() => {
    const end = new AbortController()
    const complete = () =>
      void planKeeper.complete().then(
        () => end.abort(),
        // Pages open without it, and the next touch tries again.
        () => undefined,
      )
    if (isElsewhere) complete()
    for (const touch of touches) addEventListener(touch, complete, { capture: true, signal: end.signal })
    return () => end.abort()
  }, [planKeeper, isElsewhere])
}
