import { createRequire } from 'node:module'

const loader = createRequire(import.meta.url)('./semver-loader.cjs')

// PERF-8
it('the federation runtime compares a version with a range once, and gets the same answer afterwards', () => {
  const compare = jest.fn((version, range) => range.includes(version))
  const body = loader('const satisfy = compare;\nexport { satisfy };').replace(
    /export \{ (\w+) as satisfy \};/,
    'return $1',
  )
  const satisfy = new Function('compare', body)(compare)
  expect([satisfy('1', '^1'), satisfy('1', '^1'), satisfy('2', '^1')]).toEqual([true, true, false])
  expect(compare).toHaveBeenCalledTimes(2)
})

it('the build fails when the runtime compares versions elsewhere', () => {
  expect(() => loader('export const other = 1')).toThrow('elsewhere')
})
