import { bannerAutoplayMs } from '@plaza/contract/kernel'
import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

/** Swiper has it and its types leave it out: brings slides round to the side that comes next. */
type Looping = Swiper & { loopFix: (how: { direction: 'next' }) => void }

/** Attribute by which a slide says how long it stays, ms, other than all. */
const stayAttribute = 'data-swiper-autoplay'

/**
 * Brings the slide that comes next round once the page has been painted at rest: together with a move, the browser
 * takes it for a shift of the layout. Swiper begins to count anew then, so the slides say what is left of their time.
 */
function bringNextRound(swiper: Swiper): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (swiper.destroyed || swiper.animating) return
      const slides = [...swiper.slides]
      const leftMs = Math.max(1, Math.round(swiper.autoplay.timeLeft))
      for (const slide of slides) slide.setAttribute(stayAttribute, String(leftMs))
      ;(swiper as Looping).loopFix({ direction: 'next' })
      for (const slide of slides) slide.removeAttribute(stayAttribute)
    }),
  )
}

/** How long a slide takes to move, ms. */
const speedMs = 400

export interface CarouselStart {
  /** Slide to begin with. */
  first: number
  /** ms for which the first slide has been seen already: it stays as long as the others. */
  seenMs: number
  /** The person wants no motion: no autoplay, and slides change at once. */
  isStill: boolean
  /** Gets the position of the slide that is shown, counted in the order of the banners. */
  onSlide: (position: number) => void
}

/** How Swiper is set up (HOME-2): a loop, 5000 ms a slide, going on after a touch. Dots are our own. */
export const carouselOptions = ({ first, isStill, onSlide }: CarouselStart): SwiperOptions => ({
  modules: [Autoplay],
  slidesPerView: 'auto',
  initialSlide: first,
  loop: true,
  speed: isStill ? 0 : speedMs,
  autoplay: {
    enabled: !isStill,
    delay: bannerAutoplayMs,
    // Counted from the start of a move: every 5000 ms, not 5000 and the time that it takes.
    waitForTransition: false,
    disableOnInteraction: false,
  },
  on: {
    realIndexChange: ({ realIndex }) => onSlide(realIndex),
    // Of every move: what ends as a change of slides, Swiper tells of some moves only.
    transitionEnd: bringNextRound,
  },
})

/** How long the first slide still stays, ms. */
export const firstDelayMs = (seenMs: number): number => Math.max(1, bannerAutoplayMs - seenMs)

/** Puts a rail of banners under Swiper, as it lies; the caller destroys it. */
export function startCarousel(frame: HTMLElement, start: CarouselStart): Swiper {
  const slide = frame.querySelectorAll('.swiper-slide')[start.first]
  slide?.setAttribute(stayAttribute, String(firstDelayMs(start.seenMs)))
  const swiper = new Swiper(frame, carouselOptions(start))
  swiper.once('slideChange', () => slide?.removeAttribute(stayAttribute))
  return swiper
}
