import { useEffect, useRef, useState, type RefObject } from 'react'
import { afterLoad } from '../../catalogue/after-load'
import type { Strip } from './start-strip'

/**
 * The entry that a strip of `count` shows. It begins to go round once the page has loaded; a single one stays. While it is
 * held it rests.
 */
export function useStrip(track: RefObject<HTMLElement | null>, count: number, isHeld: boolean): number {
  const [entry, setEntry] = useState(0)
  // A ref: a strip keeps the render that started it, and with state in that render every strip before it.
  const strip = useRef<Strip>(undefined)
  const held = useRef(isHeld)
  useEffect(() => {
    if (count < 2) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const callOff = afterLoad(() => {
      import('./start-strip').then(
        ({ startLaidOutStrip }) => {
          if (signal.aborted || !track.current) return
          const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
          const end = startLaidOutStrip(
            { track: track.current, count, isStill, onEntry: setEntry },
            (made) => {
              made.hold(held.current)
              strip.current = made
            },
          )
          signal.addEventListener('abort', end)
        },
        // Motion is optional: without it, the first match stays.
        () => undefined,
      )
    })
    return () => {
      ended.abort()
      callOff()
      strip.current = undefined
      setEntry(0)
    }
  }, [track, count])
  useEffect(() => {
    held.current = isHeld
    strip.current?.hold(isHeld)
  }, [isHeld])
  return entry < count ? entry : 0
}
