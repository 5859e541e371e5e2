import { useEffect, type RefObject } from 'react'
import { useShell } from '../../kernel/page/context'

/** Moves a track of two identical halves by one half in this many seconds, once the page is idle. */
export function useMarquee(track: RefObject<HTMLElement | null>, seconds: number): void {
  const { idle } = useShell()
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const callOff = idle.add(() =>
      import('./home-motion').then(
        ({ startMarquee }) => {
          if (signal.aborted || !track.current) return
          signal.addEventListener('abort', startMarquee(track.current, seconds * 1000))
        },
        // Motion is optional: without it, the first title stands still.
        () => undefined,
      ),
    )
    return () => {
      callOff()
      ended.abort()
    }
  }, [track, seconds, idle])
}
