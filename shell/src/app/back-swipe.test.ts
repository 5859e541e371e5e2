import { watchBackSwipe } from './back-swipe'

function page() {
  const target = new EventTarget()
  const end = new AbortController()
  let nowMs = 10_000
  const hasSwiped = watchBackSwipe(target, () => nowMs, end.signal)
  const touch = (type: string, x?: number) =>
    target.dispatchEvent(Object.assign(new Event(type), { touches: x === undefined ? [] : [{ clientX: x }] }))
  return {
    hasSwiped,
    end,
    swipe(from: number, to: number) {
      touch('touchstart', from)
      touch('touchmove', to)
      touch('touchend')
    },
    pass: (ms: number) => (nowMs += ms),
  }
}

describe('a back swipe', () => {
  it.each([
    [99, false],
    [100, true],
    [180, true],
  ])('of %i px counts: %s', (px, counts) => {
    const { hasSwiped, swipe } = page()
    swipe(4, 4 + px)
    expect(hasSwiped()).toBe(counts)
  })

  it('counts from the other edge too, where pages run from right to left', () => {
    const { hasSwiped, swipe } = page()
    swipe(386, 250)
    expect(hasSwiped()).toBe(true)
  })

  it('is remembered for half a second', () => {
    const { hasSwiped, swipe, pass } = page()
    swipe(4, 180)
    pass(499)
    expect(hasSwiped()).toBe(true)
    pass(1)
    expect(hasSwiped()).toBe(false)
  })

  it('is no longer watched for when the page has ended', () => {
    const { hasSwiped, swipe, end } = page()
    end.abort()
    swipe(4, 180)
    expect(hasSwiped()).toBe(false)
  })
})
