import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
/** A runner that crashed silently, or that found no tests, counts as one failure. */
const honest = ({ passed, failed }, isGood) =>
  failed === 0 && (!isGood || passed === 0) ? { passed, failed: 1 } : { passed, failed }

/** Counts of a jest run by its JSON. */
export function countJest(file, isGood) {
  const result = read(file)
  if (!result) return { passed: 0, failed: 1 }
  return honest(
    { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites },
    isGood,
  )
}

/** Counts of a Playwright run by its JSON. Nothing is run twice: a test that passed at a second try has failed. */
export function countPlaywright(file, isGood) {
  const result = read(file)
  if (!result?.stats) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = result.stats
  return honest({ passed: expected, failed: unexpected + flaky }, isGood)
}
