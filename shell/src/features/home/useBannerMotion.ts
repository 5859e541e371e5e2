import { startTransition, useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import type { BannerMotion } from './BannerMotion'

export interface Motion {
  Controls: typeof BannerMotion
  /** When the banners were first shown, by `performance.now()`. */
  sinceMs: number
}

/** The carousel, once the page is idle and its code there. Until then, and without it, the banners are a rail that scrolls. */
export function useBannerMotion(isWanted: boolean): Motion | undefined {
  const { idle } = useShell()
  const [motion, setMotion] = useState<Motion>()
  useEffect(() => {
    // Home that is shown again has it already.
    if (!isWanted || motion) return undefined
    const sinceMs = performance.now()
    let isCurrent = true
    const callOff = idle.add(() =>
      import('./home-motion').then(
        ({ BannerMotion: Controls }) => isCurrent && startTransition(() => setMotion({ Controls, sinceMs })),
        // Motion is optional: without it, the rail still scrolls by hand.
        () => undefined,
      ),
    )
    return () => {
      isCurrent = false
      callOff()
    }
  }, [isWanted, motion, idle])
  return isWanted ? motion : undefined
}
