import { bannerAutoplayMs } from '@plaza/contract/kernel'
import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

/** A public method of Swiper that its types omit: moves slides round so that the next one has a neighbour. */
type Looping = Swiper & { loopFix: (how: { direction: 'next' }) => void }

/** Attribute that overrides how long one slide stays, ms. */
const stayAttribute = 'data-swiper-autoplay'

/**
 * Repositions the loop's slides after the page has been painted at rest: during a move, the browser would count it as a
 * layout shift. Swiper restarts its timer then, so the slides carry the rest of their time.
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
  /** Index of the first slide. */
  first: number
  /** Time for which the first slide has already been shown, ms: it stays as long as the others in total. */
  seenMs: number
  /** The person prefers reduced motion: no autoplay, and slides change at once. */
  isStill: boolean
  /** Called with the index of the slide in view, in the order of the banners. */
  onSlide: (position: number) => void
}

/** Swiper's configuration (HOME-2): a loop, 5000 ms a slide, resuming after a touch. The dots are ours. */
export const carouselOptions = ({ first, isStill, onSlide }: CarouselStart): SwiperOptions => ({
  modules: [Autoplay],
  slidesPerView: 'auto',
  initialSlide: first,
  loop: true,
  speed: isStill ? 0 : speedMs,
  autoplay: {
    enabled: !isStill,
    delay: bannerAutoplayMs,
    // Measured from the start of a move: one change every 5000 ms, not 5000 ms plus the transition.
    waitForTransition: false,
    disableOnInteraction: false,
  },
  on: {
    realIndexChange: ({ realIndex }) => onSlide(realIndex),
    // Listens to every move: Swiper emits its change event only for some of them.
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
