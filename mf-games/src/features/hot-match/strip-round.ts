import { hotMatchTicker } from '@plaza/contract/kernel'

const { speedMs, delayMs } = hotMatchTicker
/** From the start of one move to the start of the next, ms. */
export const stepMs = speedMs + delayMs
const easing = 'cubic-bezier(0.6, 0, 0.3, 1)'
const fadeMs = 300

/**
 * Keyframes of a strip of `count` entries, with the first once more at its foot, over one round: step k begins with the
 * move up to entry k, which then rests (HOME-5). Without motion an entry fades in where it stands.
 */
export function stripKeyframes(count: number, heightPx: number, isStill: boolean): Keyframe[] {
  const at = (place: number) => `translateY(${-place * heightPx}px)`
  const steps = Array.from({ length: count }, (_, step): Keyframe[] => {
    // The move to the first entry ends at its copy, which looks the same.
    const to = step === 0 ? count : step
    const [begin, end] = isStill
      ? [
          { transform: at(step), opacity: 0 },
          { transform: at(step), opacity: 1 },
        ]
      : [{ transform: at(to - 1) }, { transform: at(to) }]
    const moveMs = isStill ? fadeMs : speedMs
    return [
      { ...begin, offset: step / count, easing },
      { ...end, offset: (step + moveMs / stepMs) / count, easing: 'step-end' },
    ]
  })
  const [first] = steps.flat()
  return [...steps.flat(), { ...first, offset: 1 }]
}
