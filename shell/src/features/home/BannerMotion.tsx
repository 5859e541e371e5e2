import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type Swiper from 'swiper'
import { useShellText } from '../../kernel/language/texts'
import { startCarousel } from './carousel'
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
  const [current, setCurrent] = useState(0)
  const [isStill] = useState(wantsStillness)
  const [isHeld, setHeld] = useState(false)
  const swiper = useRef<Swiper>(null)
  const count = headlines.length

  useLayoutEffect(() => {
    const place = frame.current
    const rail = place?.firstElementChild
    if (!place || !rail) return undefined
    const { scrollLeft, scrollWidth, clientWidth } = rail
    const first = slideAt({ scrollLeft, scrollWidth, clientWidth }, rail.childElementCount)
    rail.scrollLeft = 0
    place.dataset['moving'] = ''
    const made = startCarousel(place, {
      first,
      isStill,
      seenMs: performance.now() - sinceMs,
      onSlide: (position) => setCurrent(position % count),
    })
    swiper.current = made
    return () => {
      swiper.current = null
      made.destroy()
      delete place.dataset['moving']
    }
  }, [frame, count, sinceMs, isStill])

  const goTo = useCallback((position: number) => swiper.current?.slideToLoop(position), [])
  useFocusHold(frame, isStill || isHeld, swiper)

  const hold = () => {
    const { autoplay } = swiper.current ?? {}
    if (isHeld) autoplay?.start()
    else autoplay?.stop()
    setHeld(!isHeld)
  }
  return (
    <div className={styles.dots}>
      {headlines.map((headline, index) => (
        <button
          key={index}
          type="button"
          className={index === current ? `${styles.dot} ${styles.on}` : styles.dot}
          aria-label={t('home.banner', { number: index + 1, count, headline })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => goTo(index)}
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
  swiper: RefObject<Swiper | null>,
): void {
  useEffect(() => {
    const place = frame.current
    if (!place) return undefined
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      swiper.current?.autoplay.stop()
      const slide = target.closest<HTMLElement>('.swiper-slide')
      if (slide) swiper.current?.slideToLoop(Number(slide.dataset['swiperSlideIndex']), 0)
    }
    const go = () => {
      if (!isAtRest && !swiper.current?.autoplay.running) swiper.current?.autoplay.start()
    }
    place.addEventListener('focusin', come)
    place.addEventListener('focusout', go)
    return () => {
      place.removeEventListener('focusin', come)
      place.removeEventListener('focusout', go)
    }
  }, [frame, isAtRest, swiper])
}
