import { carouselOptions, firstDelayMs } from './carousel'

const options = (isStill = false) =>
  carouselOptions({ first: 1, seenMs: 2000, isStill, onSlide: () => undefined })

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('the carousel of banners', () => {
  // HOME-2
  it('the carousel loops, moves on every 5000 ms, and continues after a touch', () => {
    expect(options()).toMatchObject({
      loop: true,
      initialSlide: 1,
      autoplay: { enabled: true, delay: 5000, waitForTransition: false, disableOnInteraction: false },
    })
  })

  // HOME-3
  it('the carousel does not move by itself for somebody who wants no motion, and changes slides at once', () => {
    expect(options(true)).toMatchObject({ loop: true, speed: 0, autoplay: { enabled: false } })
  })

  // HOME-2
  it('the carousel loads no Swiper module but Autoplay, because the pagination breaks the script policy', () => {
    expect(options().modules).toHaveLength(1)
    expect(options()).not.toHaveProperty('pagination')
  })

  // HOME-2
  it('the carousel reports the banner in view by the banners’ own order', () => {
    const seen: number[] = []
    const made = carouselOptions({ first: 0, seenMs: 0, isStill: false, onSlide: (at) => seen.push(at) })
    const change = made.on?.realIndexChange
    change?.({ realIndex: 3 } as Parameters<NonNullable<typeof change>>[0])
    expect(seen).toEqual([3])
  })

  it.each([
    ['repairs its loop at rest without restarting the slide’s time', false, 1],
    ['does not repair its loop while slides move again', true, 0],
  ])('the carousel %s', async (_what, animating, calls) => {
    const slide = document.createElement('div')
    const loopFix = jest.fn(() => expect(slide.getAttribute('data-swiper-autoplay')).toBe('4600'))
    const ended = options().on?.transitionEnd
    const swiper = { slides: [slide], autoplay: { timeLeft: 4600.2 }, animating, loopFix }
    ended?.(swiper as unknown as Parameters<NonNullable<typeof ended>>[0])
    expect(loopFix).not.toHaveBeenCalled()
    await frame()
    await frame()
    await frame()
    expect(loopFix).toHaveBeenCalledTimes(calls)
    expect(slide.hasAttribute('data-swiper-autoplay')).toBe(false)
  })

  it.each([
    [0, 5000],
    [2100, 2900],
    [9000, 1],
  ])('the carousel lets a first slide that has been seen for %i ms stay for %i more', (seenMs, left) => {
    expect(firstDelayMs(seenMs)).toBe(left)
  })
})
