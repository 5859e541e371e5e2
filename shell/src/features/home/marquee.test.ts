import { fakeMotion, type FakeMotion } from '@plaza/ui/testing'
import { startMarquee } from './marquee'

let motion: FakeMotion
let isStill = false
let track: HTMLElement
beforeEach(() => {
  motion = fakeMotion()
  isStill = false
  window.matchMedia = (() => ({ matches: isStill })) as unknown as typeof window.matchMedia
  document.body.innerHTML = '<a href="/"><span></span></a>'
  track = document.querySelector('span')!
  Object.defineProperty(track, 'offsetWidth', { value: 800, configurable: true })
})
afterEach(() => motion.restore())
const start = () => {
  const end = startMarquee(track, 20_000)
  motion.measure()
  motion.see(true)
  return end
}
const states = () => motion.animations.map(({ state }) => state)

describe('the marquee of announcements', () => {
  // HOME-4, PERF-7
  it('the marquee passes by by half of its width, in px, in one endless animation', () => {
    start()
    expect(motion.animations).toEqual([
      expect.objectContaining({
        keyframes: [{ transform: 'none' }, { transform: 'translateX(-400px)' }],
        options: { duration: 20_000, iterations: Infinity },
        state: 'running',
      }),
    ])
  })

  it('the marquee runs to the right in a right-to-left language', () => {
    track.style.direction = 'rtl'
    start()
    expect(motion.animations[0]?.keyframes[1]).toEqual({ transform: 'translateX(400px)' })
  })

  it('the marquee stands still for somebody who wants no motion', () => {
    isStill = true
    start()
    expect(motion.animations).toEqual([])
  })

  it('the marquee rests while the keyboard is on it', () => {
    start()
    const line = document.querySelector('a')!
    const matches = jest.spyOn(line, 'matches').mockReturnValue(true)
    line.dispatchEvent(new Event('focus'))
    expect(states()).toEqual(['paused'])
    matches.mockReturnValue(false)
    line.dispatchEvent(new Event('blur'))
    expect(states()).toEqual(['running'])
  })

  it('the marquee moves by its new width when its titles change, and ends', () => {
    const end = start()
    Object.defineProperty(track, 'offsetWidth', { value: 600, configurable: true })
    motion.measure()
    expect(motion.animations.at(-1)?.keyframes[1]).toEqual({ transform: 'translateX(-300px)' })
    end()
    expect(states()).toEqual(['cancelled', 'cancelled'])
  })
})
