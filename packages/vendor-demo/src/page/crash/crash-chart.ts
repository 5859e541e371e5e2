import { flightMs } from '@plaza/fair'

/** Turns time and multiple of a flight into places of the field, CSS pixels. */
export interface Chart {
  left: number
  bottom: number
  top: number
  /** The multiple at the chart's upper edge, hundredths. */
  highest: number
  y: (multiple: number) => number
  at: (ms: number) => readonly [number, number]
  of: (multiple: number) => readonly [number, number]
}

const leastMs = 6_000
const leastMultiple = 180
const growthPerMs = Math.log(2) / flightMs(200)

/** The chart of a flight that has lasted `ms`: it zooms out so that the head stays in the field. */
export function chartOf(width: number, height: number, ms: number): Chart {
  const left = 58
  const bottom = height * 0.86
  // Space for the vinta above the head of the curve.
  const top = Math.min(height * 0.5, Math.max(70, height * 0.2))
  const headMultiple = 100 * Math.exp(growthPerMs * ms)
  const highest = Math.max(leastMultiple, 100 + (headMultiple - 100) * 1.12)
  const longest = Math.max(leastMs, ms * 1.06)
  const right = width - Math.min(56, width * 0.14)
  const y = (multiple: number) => bottom - ((multiple - 100) / (highest - 100)) * (bottom - top)
  const x = (time: number) => left + (time / longest) * (right - left)
  return {
    left,
    bottom,
    top,
    highest,
    y,
    at: (time) => [x(time), y(100 * Math.exp(growthPerMs * time))],
    of: (multiple) => [x(flightMs(multiple)), y(multiple)],
  }
}

const steps = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]

/** Round multiples for the chart's lines, hundredths: at most five of them. */
export function marksOf(chart: Chart): number[] {
  const range = chart.highest - 100
  const step = steps.find((one) => range / one <= 5) ?? 50_000
  return Array.from({ length: Math.floor(range / step) }, (_, n) => 100 + (n + 1) * step)
}
