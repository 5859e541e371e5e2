/** A share of time, kept between 0 and 1. */
export const share = (now: number, from: number, lengthMs: number): number =>
  lengthMs <= 0 ? (now >= from ? 1 : 0) : Math.min(1, Math.max(0, (now - from) / lengthMs))

export const easeOut = (u: number): number => 1 - (1 - u) ** 3
export const easeInOut = (u: number): number => (u < 0.5 ? 4 * u ** 3 : 1 - (-2 * u + 2) ** 3 / 2)
/** Up and down again once, 0 at both ends. */
export const pulse = (u: number): number => Math.sin(Math.PI * u)
export const mix = (from: number, to: number, u: number): number => from + (to - from) * u
