import { scrollOnceTall } from './scroll-once-tall'

/** The page is laid out: the browser tells its observers. */
let layOut: (() => void) | undefined
let heightPx = 0
let now = 0

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  now = 0
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly tell: () => void) {}
      observe() {
        layOut = this.tell
      }
      disconnect() {
        layOut = undefined
      }
    },
    scrollY: 0,
    scrollTo: (_x: number, y: number) => Object.assign(globalThis, { scrollY: Math.min(y, heightPx) }),
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

// FRAME-20
it('a page that a slow phone lays out only after seconds is scrolled to where it was left', () => {
  scrollOnceTall(document.body, 420)
  heightPx = 2_000
  now = 5_000
  layOut?.()
  expect(scrollY).toBe(420)
})

// FRAME-20
it('a page whose content loads within a second of its first layout is scrolled once that is tall enough', () => {
  scrollOnceTall(document.body, 420)
  heightPx = 100
  now = 5_000
  layOut?.()
  expect(scrollY).toBe(100)
  heightPx = 2_000
  now = 5_900
  layOut?.()
  expect(scrollY).toBe(420)
  expect(layOut).toBeUndefined()
})

// FRAME-20
it('a page whose content comes later than a second after its first layout is not moved any more', () => {
  scrollOnceTall(document.body, 420)
  heightPx = 100
  layOut?.()
  heightPx = 2_000
  now = 1_100
  layOut?.()
  expect(scrollY).toBe(100)
  expect(layOut).toBeUndefined()
})

const pageOf = (bottomPx: () => number) => {
  const page = document.createElement('div')
  page.getBoundingClientRect = () => ({ bottom: bottomPx() - scrollY }) as DOMRect
  return page
}
const root = document.documentElement

// FRAME-20
it('a page that a person comes back to keeps the document tall until it is tall enough itself', () => {
  jest.useFakeTimers()
  let bottomPx = 300
  scrollOnceTall(
    pageOf(() => bottomPx),
    420,
    true,
  )
  heightPx = 5_000
  layOut?.()
  expect(root.style.minHeight).toBe('calc(100vh + 420px)')
  expect(scrollY).toBe(420)
  bottomPx = 420 + innerHeight
  layOut?.()
  expect(root.style.minHeight).toBe('')
  expect(scrollY).toBe(420)
  expect(layOut).toBeUndefined()
  jest.useRealTimers()
})

// FRAME-20
it('a page that never becomes tall enough again keeps the document tall for three seconds', () => {
  jest.useFakeTimers()
  scrollOnceTall(
    pageOf(() => 300),
    420,
    true,
  )
  layOut?.()
  jest.advanceTimersByTime(2_999)
  expect(root.style.minHeight).not.toBe('')
  jest.advanceTimersByTime(1)
  expect(root.style.minHeight).toBe('')
  expect(layOut).toBeUndefined()
  jest.useRealTimers()
})
