import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { afterLoad } from '../../catalogue/after-load'
import type { Strip } from './start-strip'

/** What a strip shows. */
interface StripState {
  entry: number
  /** The page has loaded, and the strip needs all of its entries: until then it shows the first. */
  isWhole: boolean
}

/** A strip of `count` entries: it begins to go round once the page has loaded; a single one stays. While it is held it rests. */
export function useStrip(track: RefObject<HTMLElement | null>, count: number, isHeld: boolean): StripState {
  const [entry, setEntry] = useState(0)
  const [isWhole, setWhole] = useState(false)
  // A ref: a strip keeps the render that started it, and with state in that render every strip before it.
  const strip = useRef<Strip>(undefined)
  const held = useRef(isHeld)
  useEffect(() => afterLoad(() => startTransition(() => setWhole(true))), [])
  useEffect(() => {
    if (!isWhole || count < 2) return undefined
    const ended = new AbortController()
    const { signal } = ended
    import('./start-strip').then(
      ({ startLaidOutStrip }) => {
        if (signal.aborted || !track.current) return
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
        const end = startLaidOutStrip({ track: track.current, count, isStill, onEntry: setEntry }, (made) => {
          made.hold(held.current)
          strip.current = made
        })
        signal.addEventListener('abort', end)
      },
      // Motion is optional: without it, the first match stays.
      () => undefined,
    )
    return () => {
      ended.abort()
      strip.current = undefined
      setEntry(0)
    }
  }, [track, count, isWhole])
  useEffect(() => {
    held.current = isHeld
    strip.current?.hold(isHeld)
  }, [isHeld])
  return { entry: entry < count ? entry : 0, isWhole }
}
