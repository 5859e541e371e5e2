import { pulse, share } from '../stage/easing'

/** How the reels move: one pace for everybody, no way to hurry it (ENGINE-3). Times in ms of a spin's own clock. */
export const reelPace = {
  cellsPerSecond: 22,
  rampMs: 240,
  firstStopMs: 1_100,
  gapMs: 260,
  landMs: 540,
  bounceMs: 170,
  /** From one spin's start to the next one's, at least. */
  cycleMs: 2_500,
} as const

/** A reel's way from one stop of its strip to another. */
export interface ReelPlan {
  from: number
  to: number
  landFromMs: number
  endMs: number
  /** Cells travelled when landing begins, and in all. */
  landFrom: number
  cells: number
}

/** Cells that a reel has travelled while it spins freely. */
export function freeTravel(ms: number): number {
  const perMs = reelPace.cellsPerSecond / 1_000
  return ms < reelPace.rampMs
    ? (perMs * Math.max(0, ms) ** 2) / (2 * reelPace.rampMs)
    : perMs * (ms - reelPace.rampMs / 2)
}

/**
 * Plans where a reel lands, once the answer is there (`answeredMs` after the spin's start). Reels stop from left to
 * right; a late answer moves all of them together.
 */
export function planReel(reel: number, from: number, to: number, answeredMs: number): ReelPlan {
  const first = Math.max(reelPace.firstStopMs, answeredMs + reelPace.landMs)
  const landFromMs = first + reel * reelPace.gapMs - reelPace.landMs
  const landFrom = freeTravel(landFromMs)
  const cells = Math.ceil(landFrom + (reelPace.cellsPerSecond * reelPace.landMs) / 2_000)
  // The speed falls evenly to zero, so the distance decides how long it takes.
  const endMs = landFromMs + (2_000 * (cells - landFrom)) / reelPace.cellsPerSecond
  return { from, to, landFromMs, endMs, landFrom, cells }
}

/** Cells travelled at a moment; `plan` null while there is no answer. */
export function travelAt(plan: ReelPlan | null, ms: number): number {
  if (!plan || ms < plan.landFromMs) return freeTravel(ms)
  if (ms < plan.endMs) {
    const u = share(ms, plan.landFromMs, plan.endMs - plan.landFromMs)
    return plan.landFrom + (plan.cells - plan.landFrom) * (1 - (1 - u) ** 2)
  }
  const u = share(ms, plan.endMs, reelPace.bounceMs)
  return plan.cells + (u < 1 ? 0.11 * pulse(u) * (1 - u) : 0)
}

/** Which place of the strip is `cell` cells up the way: those passed first are the old stop's, the last the new one's. */
export function stripPlace(plan: ReelPlan | null, from: number, cell: number, length: number): number {
  const isNew = plan !== null && cell > Math.floor(plan.landFrom) + 2
  const place = isNew ? plan.to + plan.cells - cell : from - cell
  return ((place % length) + length) % length
}

/** When the last of the reels has stopped, bounce included. */
export const reelsEndMs = (plans: readonly ReelPlan[]): number =>
  Math.max(0, ...plans.map((plan) => plan.endMs)) + reelPace.bounceMs
