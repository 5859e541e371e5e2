import { onceLaidOut } from '@plaza/ui/motion'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useShellText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'
import { startCarousel, type Carousel } from './carousel'
import { slideAt } from './slide-at'
import styles from './Banners.module.css'

export interface BannerMotionProps {
  /** The element that clips the rail of banners. */
  frame: RefObject<HTMLElement | null>
  /** Headlines of the banners: they give the number and the names of the dots. */
  headlines: readonly string[]
  /** When the banners were first shown, by `performance.now()`. */
  sinceMs: number
}

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Turns the rail of banners into a carousel, with dots to choose a banner and a pause button (HOME-2). */
export function BannerMotion({ frame, headlines, sinceMs }: BannerMotionProps) {
  const t = useShellText()
  const { idle } = useShell()
  const [current, setCurrent] = useState(0)
  const [isStill] = useState(wantsStillness)
  const [isHeld, setHeld] = useState(false)
  const carousel = useRef<Carousel>(null)
  const dots = useRef<HTMLDivElement>(null)
  const count = headlines.length
  /** A page that is shown again starts from the first banner, where its rail is, once its first frame is painted. */
  const hasMoved = useRef(false)

  useLayoutEffect(() => {
    const place = frame.current
    const rail = place?.firstElementChild
    if (!place || !rail || !dots.current) return undefined
    const cells = ([...dots.current.children] as HTMLElement[]).slice(0, count)
    const start = (first: number, seenMs: number) => {
      place.dataset['moving'] = ''
      const onSlide = (slide: number) => setCurrent(slide % count)
      carousel.current = startCarousel(place, { first, isStill, seenMs, dots: cells, onSlide })
    }
    let callOff: (() => void) | undefined
    if (hasMoved.current)
      callOff = idle.add(() => {
        callOff = onceLaidOut(place, () => start(0, 0))
      })
    else {
      const { scrollLeft, scrollWidth, clientWidth } = rail
      const first = slideAt({ scrollLeft, scrollWidth, clientWidth }, rail.childElementCount)
      rail.scrollLeft = 0
      start(first, performance.now() - sinceMs)
    }
    hasMoved.current = true
    return () => {
      callOff?.()
      carousel.current?.destroy()
      carousel.current = null
      delete place.dataset['moving']
    }
  }, [frame, count, sinceMs, isStill, idle])

  useFocusHold(frame, isStill || isHeld, carousel)

  const hold = () => {
    if (isHeld) carousel.current?.play()
    else carousel.current?.hold()
    setHeld(!isHeld)
  }
  return (
    <div ref={dots} className={styles.dots}>
      {headlines.map((headline, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={t('home.banner', { number: index + 1, count, headline })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => carousel.current?.goTo(index)}
        />
      ))}
      {!isStill && (
        <button
          type="button"
          className={isHeld ? `${styles.hold} ${styles.held}` : styles.hold}
          aria-label={t(isHeld ? 'home.playBanners' : 'home.holdBanners')}
          onClick={hold}
        />
      )}
    </div>
  )
}

/** While a banner has keyboard focus it stays in view; afterwards the carousel resumes. */
function useFocusHold(
  frame: RefObject<HTMLElement | null>,
  isAtRest: boolean,
  carousel: RefObject<Carousel | null>,
): void {
  useEffect(() => {
    const place = frame.current
    if (!place) return undefined
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const slide = target.closest('li')
      if (!slide) return
      carousel.current?.hold()
      carousel.current?.goTo([...(slide.parentElement?.children ?? [])].indexOf(slide), true)
    }
    const go = () => {
      if (!isAtRest) carousel.current?.play()
    }
    place.addEventListener('focusin', come)
    place.addEventListener('focusout', go)
    return () => {
      place.removeEventListener('focusin', come)
      place.removeEventListener('focusout', go)
    }
  }, [frame, isAtRest, carousel])
}
