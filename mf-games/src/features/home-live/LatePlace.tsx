import { useEffect, useRef, useState, type ComponentType } from 'react'
import { afterLoad } from '../../catalogue/after-load'

export interface LatePlaceProps {
  /** Loads its content. A stable function. */
  load: () => Promise<ComponentType>
  /** Class that gives the place its size. */
  className: string | undefined
}

/**
 * Reserves space for a row of home below the popular games. Its code loads after the page, when somebody scrolls or
 * the row comes into view, so that home's first load does not include it and nothing on the screen moves.
 */
export function LatePlace({ load, className }: LatePlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [rows, setRows] = useState<{ Rows?: ComponentType }>({})
  useEffect(() => {
    if (isWanted || !place.current) return undefined
    const element = place.current
    const want = () => setWanted(true)
    const ended = new AbortController()
    const { signal } = ended
    const callOff = afterLoad(() => {
      window.addEventListener('scroll', want, { signal, passive: true })
      if (typeof IntersectionObserver !== 'function') return
      const watch = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && want())
      watch.observe(element)
      signal.addEventListener('abort', () => watch.disconnect())
    })
    return () => {
      ended.abort()
      callOff()
    }
  }, [isWanted])
  useEffect(() => {
    if (!isWanted) return
    load().then(
      (Rows) => setRows({ Rows }),
      // An optional extra: after a failed load it is left out until the next visit to home.
      () => undefined,
    )
  }, [isWanted, load])
  return (
    <div ref={place} className={className}>
      {rows.Rows && <rows.Rows />}
    </div>
  )
}
