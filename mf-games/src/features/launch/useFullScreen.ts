import { useCallback, useEffect, useState } from 'react'
import type { Launch } from './launch-address'

/** Not every device has `lock`, and only some browsers define it. */
type Turnable = Partial<ScreenOrientation> & { lock?: (to: 'portrait' | 'landscape') => Promise<void> }

/**
 * Full screen of the whole page, so that game bar and dialogs stay visible (RG-5); it ends with the game. Where the
 * device supports orientation locks, a game with one orientation is rotated to it.
 */
export function useFullScreen(orientation: Launch['orientation']) {
  const [isOn, setOn] = useState(() => Boolean(document.fullscreenElement))
  useEffect(() => {
    const follow = () => setOn(Boolean(document.fullscreenElement))
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  const toggle = useCallback(async () => {
    try {
      if (document.fullscreenElement) return await document.exitFullscreen()
      await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
      const screenTurn: Turnable | undefined = window.screen.orientation
      if (orientation !== 'any') await screenTurn?.lock?.(orientation)
    } catch {
      // A browser may refuse both: the game then plays in the page, and the person rotates the device.
    }
  }, [orientation])
  return { isSupported: document.fullscreenEnabled === true, isOn, toggle }
}
