import { createRequire } from 'node:module'

const loader = createRequire(import.meta.url)('./semver-loader.cjs')

// PERF-8
it('the federation run-time compares a version with a range once, and gets the same answer afterwards', async () => {
  const source = `export let compared = 0;
    const satisfy = (version, range) => (compared += 1, range.includes(version));
    export { satisfy };`
  const made = await import(`data:text/javascript,${encodeURIComponent(loader(source))}`)
  expect([made.satisfy('1', '^1'), made.satisfy('1', '^1'), made.satisfy('2', '^1')]).toEqual([
    true,
    true,
    false,
  ])
  expect(made.compared).toBe(2)
})

it('the build fails when the run-time compares versions elsewhere', () => {
  expect(() => loader('export const other = 1')).toThrow('elsewhere')
})
