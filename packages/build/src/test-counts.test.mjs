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

describe('the sum of all tests', () => {
  it('counts a suite that could not run as failed', () => {
    const path = file('jest.json', { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })
    expect(countJest(path, false)).toEqual({ passed: 3, failed: 3 })
  })
  it('counts a runner that died or found nothing as one failure', () => {
    expect(countJest(join(dir, 'none.json'), false)).toEqual({ passed: 0, failed: 1 })
    expect(
      countPlaywright(file('empty.json', { stats: { expected: 0, unexpected: 0, flaky: 0 } }), true),
    ).toEqual({ passed: 0, failed: 1 })
    expect(
      countPlaywright(file('died.json', { stats: { expected: 4, unexpected: 0, flaky: 0 } }), false),
    ).toEqual({ passed: 4, failed: 1 })
  })
  it('counts a flaky test as failed', () => {
    expect(
      countPlaywright(file('flaky.json', { stats: { expected: 4, unexpected: 0, flaky: 1 } }), true),
    ).toEqual({ passed: 4, failed: 1 })
  })
})
