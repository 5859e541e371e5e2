import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

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

const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
    .join('\n    ')

/** What failed in a jest run, a title with its first lines each, so that the end of a long log says it. */
export function failuresOfJest(file) {
  const suites = read(file)?.testResults ?? []
  return suites.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length > 0) {
      return failed.map(
        ({ fullName, failureMessages }) => `${name}: ${fullName}\n    ${firstLines(failureMessages[0])}`,
      )
    }
    return assertionResults.length === 0 && message ? [`${name}\n    ${firstLines(message)}`] : []
  })
}

/** What failed in a Playwright run, as {@link failuresOfJest} says it. */
export function failuresOfPlaywright(file) {
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file: spec, title, tests }) => {
        const errors = tests.flatMap(({ results }) =>
          results.flatMap(({ error }) => (error ? [error.message] : [])),
        )
        return `${spec}: ${title}\n    ${firstLines(errors[0])}`
      }),
  ]
  const result = read(file)
  return [
    ...(result?.errors ?? []).map(({ message }) => firstLines(message)),
    ...(result?.suites ?? []).flatMap(inSuite),
  ]
}
