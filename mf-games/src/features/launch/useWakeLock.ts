import { useEffect } from 'react'

/** Keeps the screen lit while a game is open; the browser lets go whenever the page is hidden, so it is asked again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch {
        // A device that saves its battery refuses: the screen dims as it always does, and the game goes on.
      }
    }
    void ask()
    const look = () => void ask()
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', look)
      void lock?.release()
    }
  }, [isWanted])
}
