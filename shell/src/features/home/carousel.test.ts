import { fakeMotion, type FakeMotion } from '@plaza/ui/testing'
import { startCarousel, type CarouselStart } from './carousel'

const stepPx = 300
let motion: FakeMotion
let frame: HTMLElement
let dots: HTMLElement[]
let seen: number[]

beforeEach(() => {
  jest.useFakeTimers()
  motion = fakeMotion()
  seen = []
  // Where the browser shows the first slide: the transform of its style.
  Object.assign(globalThis, {
    DOMMatrixReadOnly: class {
      m41: number
      constructor(transform: string) {
        this.m41 = Number(/-?[\d.]+/.exec(transform)?.[0] ?? 0)
      }
    },
  })
})
afterEach(() => {
  motion.restore()
  Reflect.deleteProperty(globalThis, 'DOMMatrixReadOnly')
  document.body.replaceChildren()
  jest.useRealTimers()
})

function start(options: Partial<CarouselStart> = {}, count = 4) {
  document.body.innerHTML = `<div><ul>${'<li></li>'.repeat(count)}</ul></div>${'<button></button>'.repeat(count)}`
  frame = document.body.firstElementChild as HTMLElement
  dots = [...document.querySelectorAll<HTMLElement>('button')]
  frame.setPointerCapture = () => undefined
  frame.querySelectorAll('li').forEach((cell, index) => {
    Object.defineProperty(cell, 'offsetLeft', { value: index * stepPx, configurable: true })
    cell.getAnimations = () => []
  })
  const carousel = startCarousel(frame, {
    first: 0,
    seenMs: 2000,
    isStill: false,
    dots,
    onSlide: (slide) => seen.push(slide),
    ...options,
  })
  motion.measure()
  motion.see(true)
  seen.splice(0)
  return carousel
}
const running = () => motion.animations.filter(({ state }) => state === 'running')
const rounds = () => running().filter(({ options }) => options.iterations === Infinity)
const shifts = () => [...frame.querySelectorAll('li')].map((cell) => cell.style.transform)
const pointer = (type: string, clientX: number, timeStamp: number) => {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    clientX,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  frame.querySelector('li')!.dispatchEvent(event)
}
const drag = (byPx: number, tookMs: number) => {
  pointer('pointerdown', 200, 0)
  pointer('pointermove', 200 + byPx / 2, tookMs / 2)
  pointer('pointermove', 200 + byPx, tookMs)
  pointer('pointerup', 200 + byPx, tookMs)
}

describe('the carousel of banners', () => {
  // HOME-2, PERF-7
  it('the carousel plays one endless animation a slide and a dot, and reports a new slide every 5000 ms', () => {
    start()
    expect(rounds().map(({ options }) => options.duration)).toEqual(Array(8).fill(20_000))
    jest.advanceTimersByTime(2999)
    expect(seen).toEqual([])
    jest.advanceTimersByTime(20_001)
    expect(seen).toEqual([1, 2, 3, 0, 1])
  })

  // HOME-3
  it('the carousel plays nothing for somebody who wants no motion, and changes slides at once', () => {
    const carousel = start({ isStill: true })
    jest.advanceTimersByTime(60_000)
    carousel.goTo(1)
    expect(motion.animations).toEqual([])
    expect(seen).toEqual([1])
    expect(dots.map((dot) => dot.style.getPropertyValue('--lit'))).toEqual(['0', '1', '0', '0'])
    expect(shifts()[1]).toBe('translateX(-300px)')
  })

  // HOME-2
  it('the carousel moves to a chosen slide within 400 ms, and goes on 5000 ms after it began to move', () => {
    const carousel = start()
    carousel.goTo(2)
    expect(seen).toEqual([2])
    expect(running().map(({ options }) => options.duration)).toEqual([400, 400, 400, 400])
    jest.advanceTimersByTime(400)
    motion.see(true)
    jest.advanceTimersByTime(4599)
    expect(seen).toEqual([2])
    jest.advanceTimersByTime(1)
    expect(seen).toEqual([2, 3])
  })

  // HOME-3
  it('the carousel that is held stays until it plays again', () => {
    const carousel = start()
    carousel.hold()
    jest.advanceTimersByTime(60_000)
    expect([carousel.isPlaying(), rounds(), seen]).toEqual([false, [], [0]])
    carousel.play()
    motion.see(true)
    jest.advanceTimersByTime(4600)
    expect(seen).toEqual([0, 1])
  })

  // HOME-2
  it.each([
    ['a long drag to the left leads to the next slide', -120, 900, 1],
    ['a long drag to the right leads to the one before', 120, 900, 3],
    ['a flick leads on', -20, 100, 1],
    ['a short slow drag leads back', -40, 900, 0],
    ['a drag over two slides leads two on', -600, 900, 2],
  ])('%s, and the carousel goes on afterwards', (_what, byPx, tookMs, slide) => {
    start()
    drag(byPx, tookMs)
    expect(seen.at(-1)).toBe(slide)
    jest.advanceTimersByTime(400)
    motion.see(true)
    expect(rounds()).toHaveLength(8)
  })

  // HOME-2
  it.each([
    ['a tap opens the banner', 0, false],
    ['a drag opens no banner', -120, true],
  ])('%s', (_what, byPx, isPrevented) => {
    start()
    drag(byPx, 300)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    frame.querySelector('li')!.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(isPrevented)
  })

  // HOME-2
  it('the carousel goes on where it is when the frame changes its width', () => {
    start()
    jest.advanceTimersByTime(3500)
    frame.querySelectorAll('li').forEach((cell, index) => {
      Object.defineProperty(cell, 'offsetLeft', { value: index * 400, configurable: true })
    })
    motion.measure()
    motion.see(true)
    expect(rounds()).toHaveLength(8)
    jest.advanceTimersByTime(4499)
    expect(seen).toEqual([1])
    jest.advanceTimersByTime(1)
    expect(seen).toEqual([1, 2])
  })

  it('the carousel leaves no animation, timer or style when it is destroyed', () => {
    start().destroy()
    expect(running()).toEqual([])
    expect(shifts()).toEqual(['', '', '', ''])
    expect(jest.getTimerCount()).toBe(0)
  })
})
