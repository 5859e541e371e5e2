const iterations = 5e8
const rounds = 5
/** How long `spin` takes on the machine that the budgets are for, ms. */
const referenceMs = 316

// Kept, so that the engine cannot leave the loop out.
let result = 0
function spin() {
  let value = result
  for (let step = 0; step < iterations; step += 1) value = (Math.imul(value, 31) + step) | 0
  result = value
}

function spinMs() {
  const startedAt = performance.now()
  spin()
  return performance.now() - startedAt
}

let speed

/**
 * How fast a core of this machine is: 1 is as fast as the one that the budgets are for, 0.5 half as fast. Measured once, by
 * the shortest of five loops, because machines of one kind differ by a factor of two.
 */
export function machineSpeed() {
  speed ??= referenceMs / Math.min(...Array.from({ length: rounds }, spinMs))
  return speed
}

/** The throttling rate here for a phone that is `rate` times slower than the machine that the budgets are for; at least 1. */
export const throttleOf = (rate) => Math.max(1, rate * machineSpeed())
