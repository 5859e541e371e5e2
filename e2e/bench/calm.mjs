import { cpus, loadavg } from 'node:os'
import { machineSpeed, throttleOf } from './machine-speed.mjs'

const checkMs = 10_000
const longestWaitMs = 20 * 60_000
/** Load of the last minute, by core, up to which other work does not show in a figure. */
const calmLoad = 0.25

/**
 * Waits until nothing else uses the machine, and answers a sentence with the load at that time and the machine's speed.
 * @throws when the machine is still busy after 20 minutes, because figures that are measured under load cannot be compared
 */
export async function waitForCalm(say) {
  const bound = calmLoad * cpus().length
  const startedAt = Date.now()
  while (loadavg()[0] > bound) {
    const waitedMs = Date.now() - startedAt
    if (waitedMs > longestWaitMs)
      throw new Error(
        `the machine has been busy for ${longestWaitMs / 60_000} minutes: close what runs beside`,
      )
    say(`load ${loadavg()[0].toFixed(2)}: waiting until it is ${bound.toFixed(2)} …`)
    await new Promise((resolve) => setTimeout(resolve, checkMs))
  }
  const load = loadavg()[0].toFixed(2)
  return `Measured from a load of ${load} on ${cpus().length} cores with ${machineSpeed().toFixed(2)} of the speed that the budgets are for: 4× CPU is throttled ${throttleOf(4).toFixed(1)}× here.`
}
