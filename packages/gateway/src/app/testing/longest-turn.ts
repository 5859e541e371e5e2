import { setImmediate } from 'node:timers/promises'

/** What has been used of the processor by now, ms; the process's other threads are in it, so that it is too much at most. */
const usedMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * How long something took, ms: what the clock says, or what was used of the processor where that is less, because then
 * this thread has waited for a processor.
 */
function stopwatch(): () => number {
  const [at, used] = [performance.now(), usedMs()]
  return () => Math.min(performance.now() - at, usedMs() - used)
}

/** The longest turn of the event loop while something is done, ms. */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let longestMs = 0
  let isDone = false
  const watch = async () => {
    while (!isDone) {
      const turned = stopwatch()
      // Comes once in each turn.
      await setImmediate()
      longestMs = Math.max(longestMs, turned())
    }
  }
  const watching = watch()
  // From a turn of its own, whose end is seen.
  await setImmediate()
  await work()
  await setImmediate()
  isDone = true
  await watching
  return longestMs
}

/** Rounds of the calibrated loop that take 10 ms on the machine whose limit is 50 ms. */
const rounds = 6_400_000
const unitMs = 10

/** Work of a fixed size, with numbers and a small array, as that of most calls. */
function calibratedLoop(): number {
  const kept = new Int32Array(1_024)
  let value = 1
  for (let round = 0; round < rounds; round += 1) {
    value = (Math.imul(value, 1_103_515_245) + 12_345) | 0
    kept[value & 1_023] = (kept[value & 1_023] ?? 0) + round
  }
  return value + (kept[0] ?? 0)
}

/** How much slower this machine is now than the one of the limits: 1 when it is as fast. */
export function slowness(): number {
  const took = stopwatch()
  calibratedLoop()
  return took() / unitMs
}

/** Blocks the event loop for this many ms of the machine that the limits are for. */
export function workFor(ms: number): void {
  for (let doneMs = 0; doneMs < ms; doneMs += unitMs) calibratedLoop()
}
