import { useEffect, useState, type RefObject } from 'react'

/** How long the page has rested when what lies below is looked at, ms. */
const restMs = 160

const covered = 'a, button, input, article, label, summary, [role="button"], [role="listitem"]'

/** Whether nothing that can be pressed or is a tile of a game lies below an element of the page. */
export function isClearBelow(place: Element): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect()
  const across = [left, (left + right) / 2, right]
  const down = [top, (top + bottom) / 2, bottom]
  return across.every((x) =>
    down.every((y) =>
      document
        .elementsFromPoint(x, y)
        .every((element) => place.contains(element) || element.closest(covered) === null),
    ),
  )
}

/** Whether a page is scrolled to its end. One that became shorter is, without having been scrolled down. */
const isAtEnd = (): boolean =>
  scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1

/**
 * Whether an element that lies over the page may be shown: the page rests, not at its end, was not scrolled down just before,
 * and nothing that can be pressed lies below. It is looked at only while the page rests, for it reads the layout.
 */
export function useClearPlace(place: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isClear, setClear] = useState(false)
  useEffect(() => {
    if (!isWanted || typeof ResizeObserver !== 'function') return undefined
    const end = new AbortController()
    let from = scrollY
    let isDown = false
    let timer: ReturnType<typeof setTimeout>
    const look = () =>
      setClear(!isDown && !isAtEnd() && place.current !== null && isClearBelow(place.current))
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, restMs)
    }
    const moved = () => {
      if (scrollY !== from) isDown = scrollY > from
      from = scrollY
      setClear(false)
      lookSoon()
    }
    addEventListener('scroll', moved, { passive: true, signal: end.signal })
    addEventListener('resize', lookSoon, { signal: end.signal })
    const changes = new ResizeObserver(lookSoon)
    changes.observe(document.body)
    lookSoon()
    return () => {
      end.abort()
      changes.disconnect()
      clearTimeout(timer)
    }
  }, [place, isWanted])
  return isClear
}
