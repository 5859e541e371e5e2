import { createHmac } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'

const { module, rules, draws } = workerData
const { drawNumbersWith, drawShapes } = await import(module)
const { count, values, least, isSorted } = drawShapes[rules]
const hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const digest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

// Sorted numbers are counted over all places together.
const places = isSorted ? 1 : count
const seen = Array.from({ length: places }, () => new Float64Array(values))
for (let draw = 0; draw < draws; draw += 1) {
  const numbers = drawNumbersWith(hmac, rules, { seed: `bench/${rules}`, digest, issue: String(draw) })
  for (let place = 0; place < count; place += 1) seen[isSorted ? 0 : place][numbers[place] - least] += 1
}

/** χ² as standard deviations from what is expected, by Wilson and Hilferty. */
const deviations = (chiSquare, degrees) => {
  const step = 2 / (9 * degrees)
  return (Math.cbrt(chiSquare / degrees) - (1 - step)) / Math.sqrt(step)
}
const chance = isSorted ? count / values : 1 / values
// A number that came is not drawn a second time: counts of one draw's numbers vary less than independent ones.
const variance = isSorted ? ((1 - chance) * values) / (values - 1) : 1
const largest = Math.max(
  ...seen.map((row) => {
    const expected = draws * chance
    const sum = row.reduce((all, times) => all + (times - expected) ** 2 / expected, 0)
    return deviations(sum / variance, values - 1)
  }),
)
parentPort.postMessage({ places, largest })
