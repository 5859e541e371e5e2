import { watchBackSwipe, type BackSwipeOptions } from './back-swipe'

const width = 390

function page(options: Partial<BackSwipeOptions> = {}) {
  const popped = new EventTarget()
  const end = new AbortController()
  const goBack = jest.fn()
  const hasSwiped = watchBackSwipe({
    target: document,
    popped,
    now: () => Date.now(),
    isRtl: () => false,
    width: () => width,
    hasOwnGesture: false,
    goBack,
    signal: end.signal,
    ...options,
  })
  ends.push(end)
  const touch = (type: string, under: Element, ...points: [x: number, y: number][]) => {
    const touches = points.map(([clientX, clientY]) => ({ clientX, clientY }))
    under.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }))
  }
  return {
    hasSwiped,
    goBack,
    end,
    touch,
    pop: (hasUAVisualTransition = false) =>
      popped.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition })),
    swipe(from: number, to: number, { under = document.body as Element, down = 0 } = {}) {
      touch('touchstart', under, [from, 400])
      touch('touchmove', under, [(from + to) / 2, 400 + down / 2])
      touch('touchmove', under, [to, 400 + down])
      touch('touchend', under)
    },
  }
}
const ends: AbortController[] = []
const pass = (ms: number) => jest.advanceTimersByTime(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  ends.splice(0).forEach((end) => end.abort())
  document.body.replaceChildren()
  jest.useRealTimers()
})

describe('a back swipe', () => {
  it.each([
    ['goes back after more than 100 px', 4, 105, {}, 1],
    ['does nothing after 100 px', 4, 104, {}, 0],
    ['does nothing from the middle', 120, 330, {}, 0],
    ['does nothing to the other side', 20, -200, {}, 0],
    ['does nothing from the other edge', 386, 200, {}, 0],
    ['does nothing while the page is scrolled', 4, 140, { down: 200 }, 0],
  ])('a back swipe %s', (_, from, to, how, times) => {
    const { goBack, swipe } = page()
    swipe(from, to, how)
    pass(1000)
    expect(goBack).toHaveBeenCalledTimes(times)
  })

  it('a back swipe begins at the other edge in right-to-left pages', () => {
    const { goBack, swipe } = page({ isRtl: () => true })
    swipe(4, 200)
    pass(600)
    expect(goBack).not.toHaveBeenCalled()
    swipe(386, 250)
    pass(600)
    expect(goBack).toHaveBeenCalledTimes(1)
  })

  // FRAME-10
  it('a back swipe goes back although the element that it began on is replaced meanwhile', () => {
    const { goBack, touch } = page()
    const outline = document.body.appendChild(document.createElement('p'))
    touch('touchstart', outline, [4, 400])
    outline.remove()
    touch('touchmove', outline, [190, 400])
    touch('touchend', outline)
    pass(100)
    expect(goBack).toHaveBeenCalledTimes(1)
  })

  // FRAME-10
  it('a back swipe goes back once, and not again within half a second', () => {
    const { goBack, hasSwiped, swipe } = page()
    swipe(4, 180)
    pass(499)
    expect(hasSwiped()).toBe(true)
    swipe(4, 180)
    pass(1)
    expect(hasSwiped()).toBe(false)
    pass(1000)
    expect(goBack).toHaveBeenCalledTimes(1)
    swipe(4, 180)
    pass(100)
    expect(goBack).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['while the finger is down', 0],
    ['just after it has left', 40],
  ])('a back swipe does nothing more when the browser has gone back by itself %s', (_, afterMs) => {
    const { goBack, pop, touch } = page()
    touch('touchstart', document.body, [4, 400])
    touch('touchmove', document.body, [180, 400])
    if (afterMs === 0) pop()
    touch('touchend', document.body)
    pass(afterMs)
    if (afterMs > 0) pop()
    pass(1000)
    expect(goBack).not.toHaveBeenCalled()
  })

  it('a page that is drawn long after the swipe that led to it is told so, and the next page is not', () => {
    const { hasSwiped, pop, swipe } = page()
    swipe(4, 180)
    pass(100)
    pop()
    pass(2000)
    expect([hasSwiped(), hasSwiped()]).toEqual([true, false])
  })

  it('a back swipe is left to a browser that has its own, which is recognised by touches or navigation', () => {
    const { goBack, hasSwiped, pop, swipe } = page({ hasOwnGesture: true })
    swipe(4, 180)
    expect(hasSwiped()).toBe(true)
    pass(500)
    expect(hasSwiped()).toBe(false)
    pop(true)
    expect(hasSwiped()).toBe(true)
    expect(goBack).not.toHaveBeenCalled()
  })

  it('a back swipe is cancelled when the browser takes the touch over, or a second finger touches', () => {
    const { goBack, touch } = page()
    touch('touchstart', document.body, [4, 400])
    touch('touchmove', document.body, [180, 400])
    touch('touchcancel', document.body)
    touch('touchstart', document.body, [4, 400])
    touch('touchmove', document.body, [180, 400], [300, 500])
    touch('touchend', document.body)
    pass(1000)
    expect(goBack).not.toHaveBeenCalled()
  })

  it.each([
    ['a carousel', '<ul data-carousel><li id="under"></li></ul>', {}],
    [
      'a rail that goes sideways',
      '<div style="overflow-x: auto"><b id="under"></b></div>',
      { scrollWidth: 900 },
    ],
    ['a dialog', '<div role="dialog"><p id="under"></p></div>', {}],
  ])('a back swipe does not start over %s', (_, html, size) => {
    document.body.innerHTML = html
    const under = document.getElementById('under')!
    for (const [name, value] of Object.entries(size))
      Object.defineProperty(under.parentElement, name, { value })
    const { goBack, swipe } = page()
    swipe(4, 200, { under })
    pass(1000)
    expect(goBack).not.toHaveBeenCalled()
  })

  it('a back swipe is no longer watched for after the page has ended', () => {
    const { goBack, swipe, end } = page()
    swipe(4, 180)
    end.abort()
    pass(1000)
    swipe(4, 180)
    pass(1000)
    expect(goBack).not.toHaveBeenCalled()
  })
})
