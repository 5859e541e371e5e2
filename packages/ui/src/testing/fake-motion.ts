/** An animation that was started, as the browser would play it. */
export interface FakeAnimation {
  element: Element
  keyframes: Keyframe[]
  options: KeyframeAnimationOptions
  state: 'running' | 'paused' | 'cancelled'
}

/** What jsdom lacks to play animations, in the hands of a test. */
export interface FakeMotion {
  /** Every animation that was started, cancelled ones included. */
  animations: FakeAnimation[]
  /** The elements that are watched come into view or leave it. */
  see(isOnScreen: boolean): void
  /** The elements that are measured get a size. */
  measure(): void
  restore(): void
}

/** Gives jsdom animations, and observers of sizes and of what is in view. Nothing is in view until `see(true)`. */
export function fakeMotion(): FakeMotion {
  const before = {
    animate: Element.prototype.animate,
    getAnimations: Element.prototype.getAnimations,
    IntersectionObserver: globalThis.IntersectionObserver,
    ResizeObserver: globalThis.ResizeObserver,
  }
  const animations: FakeAnimation[] = []
  const seers = new Set<(isOnScreen: boolean) => void>()
  const sizers = new Set<() => void>()
  Element.prototype.animate = function animate(keyframes, options) {
    const own: FakeAnimation = {
      element: this,
      keyframes: keyframes as Keyframe[],
      options: options as KeyframeAnimationOptions,
      state: 'running',
    }
    animations.push(own)
    return {
      currentTime: 0,
      play: () => (own.state = 'running'),
      pause: () => (own.state = 'paused'),
      cancel: () => (own.state = 'cancelled'),
    } as unknown as Animation
  }
  Element.prototype.getAnimations = () => []
  class Seer {
    readonly #hear: (isOnScreen: boolean) => void
    constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
      this.#hear = (isIntersecting) => hear([{ isIntersecting }])
    }
    observe = () => void seers.add(this.#hear)
    disconnect = () => void seers.delete(this.#hear)
  }
  class Sizer {
    readonly #hear: () => void
    constructor(hear: () => void) {
      this.#hear = hear
    }
    observe = () => void sizers.add(this.#hear)
    disconnect = () => void sizers.delete(this.#hear)
  }
  Object.assign(globalThis, { IntersectionObserver: Seer, ResizeObserver: Sizer })
  return {
    animations,
    see: (isOnScreen) => [...seers].forEach((hear) => hear(isOnScreen)),
    measure: () => [...sizers].forEach((hear) => hear()),
    restore() {
      const { animate, getAnimations, ...observers } = before
      Object.assign(Element.prototype, { animate, getAnimations })
      Object.assign(globalThis, observers)
    },
  }
}
