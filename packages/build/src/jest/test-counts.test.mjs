import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countJest, countPlaywright, failuresOfJest, failuresOfPlaywright } from './test-counts.mjs'

const dir = mkdtempSync(join(tmpdir(), 'counts-'))
const file = (name, content) => {
  const path = join(dir, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('the totals of all tests', () => {
  it('the test totals count a suite that could not run as failed', () => {
    const path = file('jest.json', { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })
    expect(countJest(path, false)).toEqual({ passed: 3, failed: 3 })
  })
  it('the test totals count a runner that crashed or found no tests as one failure', () => {
    expect(countJest(join(dir, 'none.json'), false)).toEqual({ passed: 0, failed: 1 })
    expect(
      countPlaywright(file('empty.json', { stats: { expected: 0, unexpected: 0, flaky: 0 } }), true),
    ).toMatchObject({ passed: 0, failed: 1 })
    expect(
      countPlaywright(file('died.json', { stats: { expected: 4, unexpected: 0, flaky: 0 } }), false),
    ).toMatchObject({ passed: 4, failed: 1 })
  })
  it('the test totals count a test that passed only on retry as failed', () => {
    const path = file('flaky.json', { stats: { expected: 4, unexpected: 0, flaky: 1 } })
    expect(countPlaywright(path, true)).toEqual({ passed: 4, failed: 1 })
  })
  it('the failures of a jest run are named by suite and title, also of a suite that could not run', () => {
    const path = file('failed-jest.json', {
      testResults: [
        {
          name: 'a.test.ts',
          message: 'all of it',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            {
              status: 'failed',
              fullName: 'takes away',
              failureMessages: ['\u001B[31mError: 2\u001B[39m\n\nat a'],
            },
          ],
        },
        { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    })
    expect(failuresOfJest(path)).toEqual([
      'a.test.ts: takes away\n    Error: 2\n    at a',
      'b.test.ts\n    Cannot find module',
    ])
  })
  it('the failures of a Playwright run are named by file and title, at any depth', () => {
    const spec = {
      ok: false,
      file: 'flows/a.spec.ts',
      title: 'a tap',
      tests: [{ results: [{ error: { message: 'Timed out' } }] }],
    }
    const path = file('failed-e2e.json', { suites: [{ suites: [{ specs: [spec, { ...spec, ok: true }] }] }] })
    expect(failuresOfPlaywright(path)).toEqual(['flows/a.spec.ts: a tap\n    Timed out'])
  })
})
