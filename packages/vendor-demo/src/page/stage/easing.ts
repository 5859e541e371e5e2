/** Clamps a share of time to 0–1. */
export const share = (now: number, from: number, lengthMs: number): number =>
  lengthMs <= 0 ? (now >= from ? 1 : 0) : Math.min(1, Math.max(0, (now - from) / lengthMs))

export const easeOut = (u: number): number => 1 - (1 - u) ** 3
/** Up and down again once, 0 at both ends. */
export const pulse = (u: number): number => Math.sin(Math.PI * u)
