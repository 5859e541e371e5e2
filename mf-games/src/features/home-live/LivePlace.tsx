import { useEffect, useRef, useState, type ComponentType } from 'react'
import { afterLoad } from '../../catalogue/after-load'
import styles from './LivePlace.module.css'

/**
 * Reserves space for the live rows below the popular games. Their code loads after the page, when somebody scrolls or
 * the rows come into view, so that home's first load does not include it and nothing on the screen moves.
 */
export function LivePlace() {
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
    import('./HomeLive').then(
      ({ HomeLive }) => setRows({ Rows: HomeLive }),
      // An optional extra: after a failed load it is left out until the next visit to home.
      () => undefined,
    )
  }, [isWanted])
  return (
    <div ref={place} className={styles.place}>
      {rows.Rows && <rows.Rows />}
    </div>
  )
}
