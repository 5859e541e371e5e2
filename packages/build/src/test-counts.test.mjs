import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countJest, countPlaywright } from './test-counts.mjs'

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
})
