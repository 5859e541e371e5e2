import { useEffect, type RefObject } from 'react'
import { useShell } from '../../kernel/page/context'

/** Lets a track of two same halves pass by in so many seconds, once the page is idle. */
export function useMarquee(track: RefObject<HTMLElement | null>, seconds: number): void {
  const { idle } = useShell()
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const callOff = idle.add(() =>
      import('./marquee').then(
        ({ startMarquee }) => {
          if (signal.aborted || !track.current) return
          signal.addEventListener('abort', startMarquee(track.current, seconds * 1000))
        },
        // Nobody asked for motion: the first title stands still.
        () => undefined,
      ),
    )
    return () => {
      callOff()
      ended.abort()
    }
  }, [track, seconds, idle])
}
