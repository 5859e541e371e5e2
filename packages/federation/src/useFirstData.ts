import { useEffect, useRef, type RefObject } from 'react'
import { DeadlineError } from './deadline'
import { firstDataAtMostMs, partDataAtMostMs } from './load-budget'
import { useLatest } from './useLatest'

/** When a mount's placeholders are noted, ms after it is shown: its first frames have been drawn then. */
const notedAfterMs = 3_000

/**
 * Ends a mount whose first data does not come (REMOTE-5): one that has drawn nothing but the same placeholders until
 * `firstDataAtMostMs`, or one of whose parts in view has been the same placeholder until `partDataAtMostMs`. Placeholders out
 * of view count for nothing, since they may wait until somebody comes to them, and so does time in which nobody sees the page
 * or the device is offline.
 *
 * @returns for the element around what the mount draws
 */
export function useFirstData(onLate: (error: DeadlineError) => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const late = useLatest(onLate)
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => {
      for (const timer of timers) clearTimeout(timer)
      timers = []
    }
    const begin = () => {
      stop()
      if (document.visibilityState === 'hidden' || !navigator.onLine) return
      const first = hasOnlyPlaceholders(place.current) ? firstPlaceholder(place.current) : null
      const isEmpty = () => first === firstPlaceholder(place.current) && hasOnlyPlaceholders(place.current)
      let noted: Element[] = []
      const isPartMissing = () => {
        const left = new Set(placeholdersInView(place.current))
        return noted.some((placeholder) => left.has(placeholder))
      }
      const check = (isMissing: () => boolean, atMostMs: number) =>
        setTimeout(() => {
          if (isMissing()) late.current(new DeadlineError(atMostMs))
        }, atMostMs)
      timers = [
        setTimeout(() => (noted = placeholdersInView(place.current)), notedAfterMs),
        check(isEmpty, firstDataAtMostMs),
        check(isPartMissing, partDataAtMostMs),
      ]
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    for (const type of ['online', 'offline']) globalThis.addEventListener(type, begin)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', begin)
      for (const type of ['online', 'offline']) globalThis.removeEventListener(type, begin)
    }
  }, [late])
  return place
}

const firstPlaceholder = (place: HTMLElement | null): Element | null =>
  place?.querySelector('[data-skeleton]') ?? null

const hasOnlyPlaceholders = (place: HTMLElement | null): boolean =>
  firstPlaceholder(place) !== null &&
  place?.textContent?.trim() === '' &&
  place.querySelector('iframe, img, canvas, video, input') === null

const isInView = (element: Element): boolean => {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  return (
    width > 0 &&
    height > 0 &&
    bottom > 0 &&
    right > 0 &&
    top < globalThis.innerHeight &&
    left < globalThis.innerWidth
  )
}

const placeholdersInView = (place: HTMLElement | null): Element[] =>
  [...(place?.querySelectorAll('[data-skeleton]') ?? [])].filter(isInView)
